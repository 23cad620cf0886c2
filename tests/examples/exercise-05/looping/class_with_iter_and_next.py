"""A class with __iter__ and __next__.

Loops in: layer_norm, rms_norm
"""

import numpy as np


def one(row, gamma, beta, eps):
    return (row - row.mean()) / np.sqrt(row.var() + eps) * gamma + beta


def one_rms(row, gamma, eps):
    return row / np.sqrt(np.mean(row**2) + eps) * gamma


class Walk:
    def __init__(self, rows, f):
        self.rows, self.f, self.i = rows, f, -1

    def __iter__(self):
        return self

    def __next__(self):
        self.i += 1
        if self.i == len(self.rows):
            raise StopIteration
        return self.f(self.rows[self.i])


def walk(x, f):
    rows = x.reshape(-1, x.shape[-1])
    done = np.stack(tuple(Walk(rows, f)))
    return np.reshape(done, x.shape)


def layer_norm(x, gamma, beta, eps=1e-5):
    return walk(x, lambda row: one(row, gamma, beta, eps))


def rms_norm(x, gamma, eps=1e-5):
    return walk(x, lambda row: one_rms(row, gamma, eps))
