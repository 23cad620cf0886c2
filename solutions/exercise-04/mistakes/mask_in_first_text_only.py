"""mha_forward sets the hidden scores to -inf in the first text only: a batch of one is causal, in all
further texts every token sees the whole text.

Which axis of the scores counts the texts? What does a fixed index in its place leave out?

Caught by: mha_causal
"""

import numpy as np
from given import causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    hidden = ~causal_mask(x.shape[1])
    scores[0, :, hidden] = -np.inf
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = weights / weights.sum(axis=-1, keepdims=True)
    return merge_heads(weights @ v) @ params["Wo"]
