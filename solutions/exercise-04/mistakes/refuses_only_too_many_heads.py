"""split_heads raises a ValueError only if there are more heads than numbers: D = 8 with 3 heads passes
and loses two numbers of every token.

For which n_heads between 1 and 8 does D = 8 have a whole head size? What tells them apart?

Caught by: split_refuses
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if n_heads > D:
        raise ValueError("more heads than numbers")
    d = D // n_heads
    columns = np.arange(n_heads)[:, None] * d + np.arange(d)  # (H, d)
    return x[:, :, columns].transpose(0, 2, 1, 3)


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    query, key, value = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    mask = causal_mask(x.shape[1])
    return np.matmul(merge_heads(attention(query, key, value, mask)), params["Wo"])
