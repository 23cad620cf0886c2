"""rms_norm takes the mean without keepdims, so that the roots have an axis less than x. NumPy lines shapes up from
the right: mostly an error, and in a square matrix silently the wrong row's root.

Write down the shapes of x and of the roots, for x of (3, 4), one below the other and flush right. What would
the second have to be?

Caught by: rms_worked_example rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1) + eps)
    return x / rms * gamma
