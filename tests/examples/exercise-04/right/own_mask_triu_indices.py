"""Boolean assignment with triu_indices on the student's own scores."""
import numpy as np


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("n_heads does not divide D")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def softmax_rows(a):
    # subtract the log of the sum instead of dividing
    top = a.max(axis=-1, keepdims=True)
    return np.exp(a - top - np.log(np.exp(a - top).sum(axis=-1, keepdims=True)))


def mha_forward(x, params, n_heads):
    T = x.shape[1]
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    scores = (q / np.sqrt(q.shape[-1])) @ k.swapaxes(-1, -2)
    i, j = np.triu_indices(T, k=1)
    scores[:, :, i, j] = -np.inf
    return merge_heads(softmax_rows(scores) @ v) @ params["Wo"]
