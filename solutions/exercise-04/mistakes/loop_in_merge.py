"""merge_heads writes head after head into its columns with a for loop; the numbers are right, but
Python works once for each head.

If the head axis stood directly before d, the two could be read as one. How does it get there?

Caught by: merge_no_loops
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    out = np.empty((B, T, H * d))
    for h in range(H):
        out[:, :, h * d : (h + 1) * d] = x[:, h]
    return out


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
