"""All heads attend with the mean of their weights.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    raw = q @ k.T
    scaled = raw / k.shape[1] ** 0.5
    weights = np.stack([softmax(row) for row in scaled])
    return weights @ v


def mha(x, wq, wk, wv, wo):
    weights = softmax((x @ wq) @ (x @ wk).swapaxes(1, 2) / np.sqrt(wk.shape[2])).mean(axis=0)
    return np.concatenate([weights @ x @ w for w in wv], axis=1) @ wo
