"""np.frompyfunc of math.sqrt over the roots of the rows.

Loops in: rms_norm
"""

import math

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


root = np.frompyfunc(lambda v: math.sqrt(v), 1, 1)


def rms_norm(x, gamma, eps=1e-5):
    q = np.mean(x * x, -1, keepdims=True) + eps
    return x / np.array(root(q), dtype=float) * gamma
