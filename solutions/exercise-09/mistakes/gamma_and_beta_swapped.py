"""transformer_block hands beta to layer_norm where it expects gamma, and gamma where it expects beta.

Both are of shape (D,), so nothing complains. In which order does layer_norm take them, and how can a call
not depend on the order?

Caught by: block_values, block_attention_half, block_feed_forward_half, block_norms
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    ln1, ln2 = params["ln1"], params["ln2"]
    h = x + mha_forward(layer_norm(x, ln1["beta"], ln1["gamma"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, ln2["beta"], ln2["gamma"]), params["ffn"])
