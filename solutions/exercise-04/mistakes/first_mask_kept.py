"""mha_forward builds the mask in its first call and keeps it in a global variable: the next text of
another length meets a mask that does not fit.

On what does the mask depend? Does this stay the same from call to call?

Caught by: mha_values
"""

import numpy as np
from given import attention, causal_mask

MASK = None


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("n_heads does not divide D")
    x = np.reshape(x, (x.shape[0], x.shape[1], n_heads, x.shape[2] // n_heads))
    return np.transpose(x, (0, 2, 1, 3))


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    global MASK
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if MASK is None:
        MASK = causal_mask(x.shape[1])
    return merge_heads(attention(q, k, v, MASK)) @ params["Wo"]
