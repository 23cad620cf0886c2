"""transformer_block puts ln2 over its answer once more before it returns it.

Nothing stands between the second plus sign and y. The norm at the very end belongs to the model, not to
each block.

Caught by: block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    y = h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
    return layer_norm(y, **params["ln2"])
