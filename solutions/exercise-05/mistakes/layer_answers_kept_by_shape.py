"""layer_norm remembers its answers by the shape of x, and hands out the old one for the next x of that shape,
whatever numbers are in it.

Does the answer depend on nothing but the shape? What else would have to be part of the key?

Caught by: layer_values
"""

import numpy as np


KNOWN = {}


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.shape not in KNOWN:
        mean = np.mean(x, axis=-1, keepdims=True)
        var = np.var(x, axis=-1, keepdims=True)
        KNOWN[x.shape] = (x - mean) / np.sqrt(var + eps) * gamma + beta
    return KNOWN[x.shape]


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
