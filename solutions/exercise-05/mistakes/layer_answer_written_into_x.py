"""layer_norm works through all its steps in place and returns the caller's own array, with the answer in it.

Who owns the array that you change? Print x before and after a call.

Caught by: layer_leaves_inputs
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x -= np.mean(x, axis=-1, keepdims=True)
    x /= np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    x *= gamma
    x += beta
    return x


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
