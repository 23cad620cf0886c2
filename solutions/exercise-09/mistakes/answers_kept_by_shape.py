"""transformer_block keeps its answers by the shape of x, and gives an old one where the shape has been seen
before.

Two texts of one length: what do they have in common beside it?

Caught by: block_values
"""

from given import feed_forward, layer_norm, mha_forward

answers = {}


def transformer_block(x, params, n_heads):
    if x.shape not in answers:
        h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
        answers[x.shape] = h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
    return answers[x.shape]
