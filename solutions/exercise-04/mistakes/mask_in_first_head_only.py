"""mha_forward sets the hidden scores to -inf in head 0 only: with one head it is causal, with more the
others see the whole text.

Which axis of the scores counts the heads? Must a token be blind to the future in one of them or in
all?

Caught by: mha_causal
"""

import numpy as np
from given import causal_mask


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("n_heads does not divide D")
    x = np.reshape(x, (x.shape[0], x.shape[1], n_heads, x.shape[2] // n_heads))
    return np.transpose(x, (0, 2, 1, 3))


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    hidden = ~causal_mask(x.shape[1])
    scores[:, 0, hidden] = -np.inf
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = weights / weights.sum(axis=-1, keepdims=True)
    return merge_heads(weights @ v) @ params["Wo"]
