"""layer_norm turns everything into float32, as deep-learning libraries do: about 7 digits are left, and of an
entry near 100000 not even two decimals.

How many digits has each of the two float types? What is np.float32(100000.12) - np.float32(100000)?

Caught by: layer_far_from_zero
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x, gamma, beta = x.astype(np.float32), gamma.astype(np.float32), beta.astype(np.float32)
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
