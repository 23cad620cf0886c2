"""mha_forward hides the diagonal too, with -1e9: a token sees only earlier tokens, and token 0, to which all is hidden,
takes the plain mean of all values, those of the future included.

How many keys may the very first token look at? Is j = i allowed?

Caught by: mha_values, mha_causal
"""

import numpy as np
from given import causal_mask, softmax


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("n_heads does not divide D")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q, k, v = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    scores = np.where(np.tril(np.ones(scores.shape[-2:]), k=-1) == 1, scores, -1e9)
    return merge_heads(softmax(scores) @ v) @ params["Wo"]
