"""Exercise 04: multi-head causal self-attention. The statement is in README.md."""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    """Cut the last axis into heads and move the head axis in front of the tokens.

    x: (B, T, D) -> (B, H, T, d) with H = n_heads and d = D / H.
    Head h takes the numbers h*d to (h+1)*d - 1 of every token.
    Raises ValueError if D is not divisible by n_heads.
    """
    raise NotImplementedError


def merge_heads(x):
    """Lay the heads side by side again: the exact inverse of split_heads.

    x: (B, H, T, d) -> (B, T, H * d).
    """
    raise NotImplementedError


def mha_forward(x, params, n_heads):
    """Compute multi-head causal self-attention.

    x: (B, T, D) -> (B, T, D).
    params: dict with "Wq", "Wk", "Wv" and "Wo", each (D, D).
    n_heads: number of heads H. Token i attends to the tokens 0 to i.
    Raises ValueError if D is not divisible by n_heads.
    """
    raise NotImplementedError
