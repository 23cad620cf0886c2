"""merge_heads reshapes x and writes the merged numbers into the result; but that is a view of the same
memory, so the caller's heads are shuffled afterwards.

When does reshape return a view and when a copy? What happens to x when you write into the view?

Caught by: merge_leaves_input
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("n_heads does not divide D")
    x = np.reshape(x, (x.shape[0], x.shape[1], n_heads, x.shape[2] // n_heads))
    return np.transpose(x, (0, 2, 1, 3))


def merge_heads(x):
    B, H, T, d = x.shape
    out = x.reshape(B, T, H * d)
    out[:] = x.transpose(0, 2, 1, 3).reshape(B, T, H * d).copy()
    return out


def mha_forward(x, params, n_heads):
    query, key, value = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    mask = causal_mask(x.shape[1])
    return np.matmul(merge_heads(attention(query, key, value, mask)), params["Wo"])
