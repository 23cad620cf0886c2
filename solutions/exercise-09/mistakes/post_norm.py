"""transformer_block normalises on the way straight through: it adds first, and puts the norm over the sum.

That is the order of 2017. Set Wo, W2 and b2 to zero: does x come out as it went in? Where in the picture do
the two norms stand?

Caught by: block_worked_example, block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = layer_norm(x + mha_forward(x, params["attn"], n_heads), **params["ln1"])
    return layer_norm(h + feed_forward(h, params["ffn"]), **params["ln2"])
