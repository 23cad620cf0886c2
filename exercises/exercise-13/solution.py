"""Exercise 13: grouped-query attention. The statement is in README.md."""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    """Compute causal self-attention in which groups of query heads share their keys and values.

    x: (B, T, D) -> (B, T, D).
    params: dict with "Wq" and "Wo", each (D, D), and "Wk" and "Wv", each (D, n_kv_heads * d), d = D / n_heads.
    n_heads: number of query heads. n_kv_heads: number of key/value heads.
    Query head h reads key/value head h // (n_heads // n_kv_heads). Token i attends to the tokens 0 to i.
    Raises ValueError if D is not divisible by n_heads, or n_heads not by n_kv_heads.
    """
    raise NotImplementedError
