"""layer_norm turns x into float32 and calculates on: gamma makes the answer a float64 again, but the digits that x
has lost do not come back.

What is the dtype of your mean? What is np.float32(100000.12) - np.float32(100000)?

Caught by: layer_far_from_zero
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x = x.astype(np.float32)
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
