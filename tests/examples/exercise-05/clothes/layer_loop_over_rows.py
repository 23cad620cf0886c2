"""The mistake layer_loop_over_rows, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    def one(row):
        return gamma * (row - row.mean()) / np.sqrt(row.var() + eps) + beta

    return np.apply_along_axis(one, -1, x)


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
