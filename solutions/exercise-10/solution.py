"""Reference solution of exercise 10: the forward pass of a GPT."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    """Score every token of the vocabulary as the next one, at every position of every text.

    ids: int (B, T), tokens from 0 to V - 1, T at most T_max -> logits (B, T, V).
    params: dict with "wte" (V, D), "wpe" (T_max, D), "blocks" (a list of one or more blocks' params)
    and "ln_f" (a dict with "gamma" and "beta", each (D,)).
    n_heads: number of heads H in every block, a divisor of D.
    Raises ValueError if T is above T_max, or if any id is below 0 or above V - 1.
    """
    wte, wpe = params["wte"], params["wpe"]  # (V, D), (T_max, D)
    T = ids.shape[1]
    if len(wpe) < T:
        raise ValueError(f"{T} tokens are more than there are positions")
    if np.min(ids) < 0 or np.max(ids) >= len(wte):
        raise ValueError("an id that is not in the vocabulary")
    x = wte[ids] + wpe[:T]  # (B, T, D): what a token is, and where it stands
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)  # (B, T, D)
    x = layer_norm(x, **params["ln_f"])  # (B, T, D)
    return x @ wte.T  # (B, T, V): how well each token of the vocabulary matches
