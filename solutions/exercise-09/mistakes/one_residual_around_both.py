"""x is added only once, at the very end: the feed-forward layer reads what the attention gave without x, and its
result is added to x instead of to h.

In the drawing of the statement, how many (+) are there? Where does each of them stand, and what does it add?

Caught by: block_worked_example block_values block_attention_half block_feed_forward_half block_norms
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    heard = mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return x + feed_forward(layer_norm(heard, **params["ln2"]), params["ffn"])
