"""split_heads deals a token's numbers to the heads in turn, like cards, and merge_heads collects them
in the same way: round trip, shapes and causality all hold, but the wrong numbers share a head.

The statement fixes which numbers head h takes. Compare the heads of x = 0..7 with it, by value.

Caught by: split_worked_example, merge_worked_example
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    batch, seq, dim = x.shape
    if dim % n_heads != 0:
        raise ValueError("dim must be divisible by n_heads")
    x = x.reshape(batch, seq, dim // n_heads, n_heads)
    return np.transpose(x, (0, 3, 1, 2))


def merge_heads(x):
    batch, heads, seq, size = x.shape
    x = np.transpose(x, (0, 2, 3, 1))
    return x.reshape(batch, seq, size * heads)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    Q = x @ params["Wq"]
    K = x @ params["Wk"]
    V = x @ params["Wv"]
    Q, K, V = split_heads(Q, n_heads), split_heads(K, n_heads), split_heads(V, n_heads)
    out = attention(Q, K, V, mask=causal_mask(T))
    out = merge_heads(out)
    return out @ params["Wo"]
