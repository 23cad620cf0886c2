"""split_heads collects one slice per head in a list comprehension; the slices are right, but Python
works once for each head.

Cutting an axis into equal parts needs no slices: which operation only changes how the same numbers
are read?

Caught by: split_no_loops
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    D = x.shape[-1]
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    d = D // n_heads
    return np.stack([x[:, :, h * d : (h + 1) * d] for h in range(n_heads)], axis=1)


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    query, key, value = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    mask = causal_mask(x.shape[1])
    return np.matmul(merge_heads(attention(query, key, value, mask)), params["Wo"])
