"""Everything in Python lists and math.

Loops in: layer_norm, rms_norm
"""

import math

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    done = []
    for row in x.reshape(-1, x.shape[-1]).tolist():
        m = math.fsum(row) / len(row)
        root = math.sqrt(math.fsum((v - m) ** 2 for v in row) / len(row) + eps)
        done.append([(v - m) / root * g + b for v, g, b in zip(row, gamma.tolist(), beta.tolist())])
    return np.array(done).reshape(x.shape)


def rms_norm(x, gamma, eps=1e-5):
    done = []
    for row in x.reshape(-1, x.shape[-1]).tolist():
        root = math.sqrt(math.fsum(v * v for v in row) / len(row) + eps)
        done.append([v / root * g for v, g in zip(row, gamma.tolist())])
    return np.array(done).reshape(x.shape)
