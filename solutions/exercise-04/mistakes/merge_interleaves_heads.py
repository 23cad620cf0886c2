"""merge_heads puts the head axis last before it joins the axes: a token comes back as 0, 2, 1, 3, the
heads' numbers alternating.

merge_heads has to undo split_heads exactly. Which of the two joined axes ran fastest when the token
was cut?

Caught by: merge_worked_example
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
    return x.transpose(0, 2, 3, 1).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    query, key, value = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    mask = causal_mask(x.shape[1])
    return np.matmul(merge_heads(attention(query, key, value, mask)), params["Wo"])
