"""A function with yield.

Loops in: layer_norm, rms_norm
"""

import numpy as np


def one(row, gamma, beta, eps):
    return (row - row.mean()) / np.sqrt(row.var() + eps) * gamma + beta


def one_rms(row, gamma, eps):
    return row / np.sqrt(np.mean(row**2) + eps) * gamma


def each(rows, f):
    i = 0
    while i < len(rows):
        yield f(rows[i])
        i += 1


def walk(x, f):
    rows = x.reshape(-1, x.shape[-1])
    done = np.array(list(each(rows, f)))
    return np.reshape(done, x.shape)


def layer_norm(x, gamma, beta, eps=1e-5):
    return walk(x, lambda row: one(row, gamma, beta, eps))


def rms_norm(x, gamma, eps=1e-5):
    return walk(x, lambda row: one_rms(row, gamma, eps))
