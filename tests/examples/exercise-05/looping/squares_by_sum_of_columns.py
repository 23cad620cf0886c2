"""sum() of Python over the columns.

Loops in: rms_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    q = sum(np.moveaxis(x * x, -1, 0)) / x.shape[-1]
    for_all = [q_i for q_i in np.ravel(q)]
    return x / np.sqrt(np.reshape(for_all, q.shape) + eps)[..., None] * gamma
