"""np.cov of all rows at once, of which the diagonal holds the variances."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    rows = np.reshape(x, (-1, x.shape[-1]))
    v = np.diag(np.atleast_2d(np.cov(rows, bias=True))).reshape(*x.shape[:-1], 1)
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(v + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rows = np.reshape(x, (-1, x.shape[-1]))
    q = np.diag(rows @ rows.T).reshape(*x.shape[:-1], 1) / x.shape[-1]
    return x / np.sqrt(q + eps) * gamma
