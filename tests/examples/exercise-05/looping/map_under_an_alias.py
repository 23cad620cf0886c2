"""map under another name.

Loops in: layer_norm, rms_norm
"""

import numpy as np


def one(row, gamma, beta, eps):
    return (row - row.mean()) / np.sqrt(row.var() + eps) * gamma + beta


def one_rms(row, gamma, eps):
    return row / np.sqrt(np.mean(row**2) + eps) * gamma


def walk(x, f):
    rows = x.reshape(-1, x.shape[-1])
    over = map
    done = np.array([*over(f, rows)])
    return np.reshape(done, x.shape)


def layer_norm(x, gamma, beta, eps=1e-5):
    return walk(x, lambda row: one(row, gamma, beta, eps))


def rms_norm(x, gamma, eps=1e-5):
    return walk(x, lambda row: one_rms(row, gamma, eps))
