"""The parts are taken out of params with pop: the caller's dict is empty afterwards, and a second call
raises KeyError.

What does pop do beside returning a value? The dict belongs to the caller.

Caught by: leaves_inputs
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte = params.pop("wte")
    wpe = params.pop("wpe")
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids] + wpe[:T]
    for block in params.pop("blocks"):
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params.pop("ln_f"))
    return x @ wte.T
