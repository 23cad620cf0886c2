"""One key after the other, with a running maximum and a running sum."""
import numpy as np


def sdpa(q, k, v):
    T, d_k = q.shape
    top = np.full((T, 1), -np.inf)
    total = np.zeros((T, 1))
    mixed = np.zeros((T, v.shape[1]))
    for key, value in zip(k, v):
        s = (q @ key)[:, None] / np.sqrt(d_k)
        new = np.maximum(top, s)
        keep, part = np.exp(top - new), np.exp(s - new)
        total = total * keep + part
        mixed = mixed * keep + part * value
        top = new
    return mixed / total


def mha(x, wq, wk, wv, wo):
    return np.concatenate([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)], axis=1) @ wo
