"""rms_norm takes the root of the sum of the squares, the length of the row, and never divides by D: the longer the
row, the smaller the answer.

What does the M in RMS stand for? Compare your answers to rows of ones with D = 4 and with D = 400.

Caught by: rms_worked_example rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    length = np.sqrt(np.sum(x**2, axis=-1, keepdims=True) + eps)
    return x / length * gamma
