"""mha_forward divides Wq by sqrt(d) with /=, which changes the caller's array: each further call with
the same weights gives another answer.

Does `W = params["Wq"]` make a new array or a second name? Which operators write into the array they
are given?

Caught by: mha_leaves_inputs
"""

import numpy as np
from given import causal_mask


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("n_heads does not divide D")
    x = np.reshape(x, (x.shape[0], x.shape[1], n_heads, x.shape[2] // n_heads))
    return np.transpose(x, (0, 2, 1, 3))


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    Wq = params["Wq"]
    Wq /= np.sqrt(D // n_heads)
    q = split_heads(x @ Wq, n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    scores = q @ k.swapaxes(-1, -2)
    scores = np.where(causal_mask(T), scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights /= weights.sum(axis=-1, keepdims=True)
    return merge_heads(weights @ v) @ params["Wo"]
