"""Exercise 10: the forward pass of a GPT. The statement is in README.md."""

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
    raise NotImplementedError
