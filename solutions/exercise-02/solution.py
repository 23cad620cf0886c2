"""Reference solution of exercise 02: attention, one head after the other."""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    """Let every query look at all keys and take the weighted mean of their values.

    q, k: (seq_len, d_k), v: (seq_len, d_v) -> (seq_len, d_v).
    The scores are divided by the square root of d_k; the weights of each query sum to 1.
    """
    d_k = k.shape[1]
    raw = q @ k.T  # (seq_len, seq_len): query i against key j
    scaled = raw / np.sqrt(d_k)
    weights = softmax(scaled)  # each row sums to 1: one query shares out its attention
    return weights @ v  # (seq_len, d_v)


def mha(x, wq, wk, wv, wo):
    """Compute multi-head attention without a mask, one head at a time.

    x: (seq_len, d_model) -> (seq_len, d_model).
    wq, wk: (n_heads, d_model, d_k), wv: (n_heads, d_model, d_v): one matrix per head.
    wo: (n_heads * d_v, d_model) mixes the heads, which stand side by side in their order.
    """
    heads = []
    for h in range(len(wq)):
        q = x @ wq[h]  # (seq_len, d_k)
        k = x @ wk[h]  # (seq_len, d_k)
        v = x @ wv[h]  # (seq_len, d_v)
        heads.append(sdpa(q, k, v))  # (seq_len, d_v): a skinny matrix
    concatenated = np.concatenate(heads, axis=1)  # (seq_len, n_heads * d_v)
    return concatenated @ wo  # (seq_len, d_model)
