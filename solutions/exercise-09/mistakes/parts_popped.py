"""transformer_block takes the four parts out of params with pop: afterwards the dict of the caller is empty.

The dict belongs to the caller, who will need it for the next text. What does pop do beside returning a
value?

Caught by: block_leaves_inputs
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    ln1, attn = params.pop("ln1"), params.pop("attn")
    ln2, ffn = params.pop("ln2"), params.pop("ffn")
    h = x + mha_forward(layer_norm(x, **ln1), attn, n_heads)
    return h + feed_forward(layer_norm(h, **ln2), ffn)
