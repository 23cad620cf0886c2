"""Both checks are assert statements: they raise an AssertionError, and under python -O they are not
there at all.

Are asserts for mistakes of the caller, or for your own? Which exception does the statement name?

Caught by: refuses_long_texts, refuses_negative_ids, refuses_large_ids
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    assert T <= wpe.shape[0], "the text is longer than T_max"
    assert ids.min() >= 0 and ids.max() < wte.shape[0], "an id is not in the vocabulary"
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
