"""transformer_block takes gamma and beta out of their dicts with pop, one level below params: the second call
finds none.

`dict(params)` copies the outer dict. What is it that both copies hold under "ln1"?

Caught by: block_leaves_inputs
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    params = dict(params)
    ln1, ln2 = params["ln1"], params["ln2"]
    h = x + mha_forward(layer_norm(x, ln1.pop("gamma"), ln1.pop("beta")), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, ln2.pop("gamma"), ln2.pop("beta")), params["ffn"])
