"""merge_heads copies the heads into a float32 buffer: each number is rounded to 7 digits, and the
round trip is no longer exact.

Which dtype does np.zeros make if you name none, and which does x have?

Caught by: merge_round_trip
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    batch, seq, dim = x.shape
    if dim % n_heads:
        raise ValueError(f"{dim} is not divisible by {n_heads}")
    head_dim = dim // n_heads
    x = x.reshape(batch, seq, n_heads, head_dim)
    return x.swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    out = np.zeros((B, T, H, d), dtype=np.float32)
    out[:] = x.transpose(0, 2, 1, 3)
    return out.reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    Q = x @ params["Wq"]
    K = x @ params["Wk"]
    V = x @ params["Wv"]
    Q, K, V = split_heads(Q, n_heads), split_heads(K, n_heads), split_heads(V, n_heads)
    out = attention(Q, K, V, mask=causal_mask(T))
    out = merge_heads(out)
    return out @ params["Wo"]
