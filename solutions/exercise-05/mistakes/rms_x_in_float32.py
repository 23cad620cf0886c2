"""rms_norm turns x into float32 and calculates on: gamma makes the answer a float64 again, but the digits that x
has lost do not come back.

What is the dtype of your mean? How many digits has each of the two float types, and how many does the statement
compare?

Caught by: rms_values rms_keeps_the_level
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    x = x.astype(np.float32)
    return x / np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps) * gamma
