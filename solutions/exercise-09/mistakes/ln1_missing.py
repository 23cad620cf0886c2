"""transformer_block gives the attention x as it is; only the second half normalises.

Multiply x by 1000. What happens to the scores, and what should happen?

Caught by: block_values, block_attention_half, block_norms
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(x, params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
