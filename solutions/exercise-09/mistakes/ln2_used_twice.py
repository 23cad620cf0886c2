"""transformer_block uses ln2 in both halves; the gamma and beta of ln1 are never read.

Set the gamma of ln1 to 0. What should the attention read then, and what does yours read?

Caught by: block_values, block_attention_half, block_norms
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln2"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
