"""np.putmask writes -inf into the student's own scores."""
import numpy as np


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D % n_heads has to be 0")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def attend(q, k, v):
    n = q.shape[-2]
    scores = q @ k.swapaxes(-1, -2)
    scores = scores / np.sqrt(q.shape[-1])
    hidden = np.arange(n)[None, :] > np.arange(n)[:, None]
    np.putmask(scores, np.broadcast_to(hidden, scores.shape), -np.inf)
    top = scores.max(axis=-1, keepdims=True)
    weights = np.exp(scores - top)
    return weights @ v / weights.sum(axis=-1, keepdims=True)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    return merge_heads(attend(q, k, v)) @ params["Wo"]
