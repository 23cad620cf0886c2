"""A function that calls itself for the rest.

Loops in: layer_norm, rms_norm
"""

import numpy as np


def one(row, gamma, beta, eps):
    return (row - row.mean()) / np.sqrt(row.var() + eps) * gamma + beta


def one_rms(row, gamma, eps):
    return row / np.sqrt(np.mean(row**2) + eps) * gamma


def rest(rows, f):
    if len(rows) == 0:
        return []
    return [f(rows[0]), *rest(rows[1:], f)]


def walk(x, f):
    rows = x.reshape(-1, x.shape[-1])
    done = rest(rows, f)
    return np.reshape(done, x.shape)


def layer_norm(x, gamma, beta, eps=1e-5):
    return walk(x, lambda row: one(row, gamma, beta, eps))


def rms_norm(x, gamma, eps=1e-5):
    return walk(x, lambda row: one_rms(row, gamma, eps))
