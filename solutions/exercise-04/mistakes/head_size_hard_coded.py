"""split_heads always makes heads of 2 numbers, as in the worked example, so the number of heads it
returns is D / 2 whatever n_heads says.

Which sizes change from call to call? Follow n_heads through the function: where is it used?

Caught by: split_values
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, -1, 2).transpose(0, 2, 1, 3)


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    query, key, value = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    mask = causal_mask(x.shape[1])
    return np.matmul(merge_heads(attention(query, key, value, mask)), params["Wo"])
