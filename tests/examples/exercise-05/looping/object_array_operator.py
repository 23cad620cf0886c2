"""An object with an operator, called once per row by an object array.

Loops in: layer_norm, rms_norm
"""

import numpy as np


def one(row, gamma, beta, eps):
    return (row - row.mean()) / np.sqrt(row.var() + eps) * gamma + beta


def one_rms(row, gamma, eps):
    return row / np.sqrt(np.mean(row**2) + eps) * gamma


class Box:
    def __init__(self, row):
        self.row = row

    def __add__(self, f):
        return f(self.row)


def walk(x, f):
    rows = x.reshape(-1, x.shape[-1])
    boxes = np.empty(len(rows), dtype=object)
    boxes[:] = [Box(row) for row in rows]
    done = np.stack((boxes + f).tolist())
    return np.reshape(done, x.shape)


def layer_norm(x, gamma, beta, eps=1e-5):
    return walk(x, lambda row: one(row, gamma, beta, eps))


def rms_norm(x, gamma, eps=1e-5):
    return walk(x, lambda row: one_rms(row, gamma, eps))
