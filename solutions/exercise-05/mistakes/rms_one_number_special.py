"""rms_norm hands a row of one number back scaled, as if there were nothing to normalise. By the formula it is
divided by its own size.

What is the root mean square of [7]? What does the formula give for it, with gamma = 1?

Caught by: rms_keeps_the_level rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    if x.shape[-1] == 1:
        return x * gamma
    return x / np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps) * gamma
