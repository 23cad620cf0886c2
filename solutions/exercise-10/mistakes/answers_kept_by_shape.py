"""Answers are remembered by the shape of ids and the number of heads: a second batch of that shape
gets the logits of the first.

Does the answer depend on nothing but the shape? What else would have to be part of the key?

Caught by: values, leaves_inputs
"""

from given import layer_norm, transformer_block


ANSWERS = {}


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    key = (ids.shape, n_heads)
    if key not in ANSWERS:
        x = wte[ids] + wpe[:T]
        for block in params["blocks"]:
            x = transformer_block(x, block, n_heads)
        x = layer_norm(x, **params["ln_f"])
        ANSWERS[key] = x @ wte.T
    return ANSWERS[key]
