"""split_heads returns a list of H arrays of shape (B, T, d), one for each head, where a single array
(B, H, T, d) is asked for.

With one array, one matrix product serves all heads. How do H arrays of equal shape become one with
a new axis, and where should this axis be?

Caught by: split_worked_example
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return np.split(x, n_heads, axis=-1)


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    q = np.stack(split_heads(x @ params["Wq"], n_heads), axis=1)
    k = np.stack(split_heads(x @ params["Wk"], n_heads), axis=1)
    v = np.stack(split_heads(x @ params["Wv"], n_heads), axis=1)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
