"""Answers are remembered by the shape of ids and the number of heads: a second batch of that shape
gets the logits of the first.

Does the answer depend on nothing but the shape? What else would have to be part of the key?

Caught by: values, params
"""

import numpy as np
from given import layer_norm, transformer_block


ANSWERS = {}


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    if np.any(ids < 0) or np.any(ids >= len(wte)):
        raise ValueError(f"ids must be 0 to {len(wte) - 1}")
    key = (ids.shape, n_heads)
    if key not in ANSWERS:
        x = wte[ids] + wpe[:T]
        for block in params["blocks"]:
            x = transformer_block(x, block, n_heads)
        x = layer_norm(x, **params["ln_f"])
        ANSWERS[key] = x @ wte.T
    return ANSWERS[key]
