"""The hand-written feed-forward layer takes for granted that F is 4 D, and stops with an AssertionError where
it is not.

4 D is a habit, no rule. Which array could tell you F, if you needed it at all?

Caught by: block_worked_example, block_values, block_identity
"""

from given import gelu, layer_norm, mha_forward


def feed_forward(x, params):
    D = x.shape[-1]
    assert params["W1"].shape == (D, 4 * D)
    return gelu(x @ params["W1"] + params["b1"]) @ params["W2"] + params["b2"]


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
