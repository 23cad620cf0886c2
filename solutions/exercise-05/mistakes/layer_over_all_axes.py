"""layer_norm takes one mean and one variance of the whole array: every row is judged by all the others.

Which numbers does mean() add up without an axis? What should change in row 0, if you change row 1?

Caught by: layer_worked_example layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return (x - np.mean(x)) / np.sqrt(np.var(x) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
