"""rms_norm remembers its answers by the shape of x, and hands out the old one for the next x of that shape,
whatever numbers are in it.

Does the answer depend on nothing but the shape? What else would have to be part of the key?

Caught by: rms_values
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


KNOWN = {}


def rms_norm(x, gamma, eps=1e-5):
    if x.shape not in KNOWN:
        KNOWN[x.shape] = x / np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps) * gamma
    return KNOWN[x.shape]
