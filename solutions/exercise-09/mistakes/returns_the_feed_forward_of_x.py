"""transformer_block starts its second half from x again, and so the attention is worked out for nothing.

Set Wv to other numbers. Does your answer change?

Caught by: block_values, block_attention_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    y = x + feed_forward(layer_norm(x, **params["ln2"]), params["ffn"])
    return y
