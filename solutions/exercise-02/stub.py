"""Exercise 02: attention, one head after the other. The statement is in README.md."""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    """Let every query look at all keys and take the weighted mean of their values.

    q, k: (seq_len, d_k), v: (seq_len, d_v) -> (seq_len, d_v).
    The scores are divided by the square root of d_k; the weights of each query sum to 1.
    """
    raise NotImplementedError


def mha(x, wq, wk, wv, wo):
    """Compute multi-head attention without a mask, one head at a time.

    x: (seq_len, d_model) -> (seq_len, d_model).
    wq, wk: (n_heads, d_model, d_k), wv: (n_heads, d_model, d_v): one matrix per head.
    wo: (n_heads * d_v, d_model) mixes the heads, which stand side by side in their order.
    """
    raise NotImplementedError
