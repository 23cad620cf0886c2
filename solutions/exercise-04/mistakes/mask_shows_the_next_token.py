"""mha_forward shifts the mask by one: every token also sees the next one, the very token a language
model has to predict.

What does k=1 do to the diagonal of tril? Write the mask for T = 3 on paper.

Caught by: mha_causal
"""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("n_heads does not divide D")
    x = np.reshape(x, (x.shape[0], x.shape[1], n_heads, x.shape[2] // n_heads))
    return np.transpose(x, (0, 2, 1, 3))


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    T = x.shape[1]
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    mask = np.tril(np.ones((T, T), dtype=bool), k=1)
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"]
