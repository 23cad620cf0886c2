"""split_heads fixes the head size D // n_heads and leaves the number of heads to reshape (-1): with D
= 8 and 3 heads there is no error, but 4 heads of 2 numbers come out.

-1 takes whatever makes the total fit. Who decides how many heads there are, the caller or reshape?
What if the two disagree?

Caught by: split_refuses
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    return x.reshape(B, T, -1, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    query, key, value = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    mask = causal_mask(x.shape[1])
    return np.matmul(merge_heads(attention(query, key, value, mask)), params["Wo"])
