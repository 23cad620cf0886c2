"""The logits go through a log-softmax at the end, and come out as logarithms of probabilities.

What do the powers of e of your numbers sum to, at one position? Do the logits of the example have that property?

Caught by: worked_example values embeddings blocks head
"""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if np.any(ids < 0) or np.any(ids >= len(wte)):
        raise ValueError(f"ids must be 0 to {len(wte) - 1}")
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    logits = x @ wte.T
    logits = logits - logits.max(axis=-1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(axis=-1, keepdims=True))
