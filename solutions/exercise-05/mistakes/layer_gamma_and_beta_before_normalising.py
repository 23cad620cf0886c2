"""layer_norm scales and shifts x first and normalises what comes out: whatever gamma and beta were meant to do is
undone.

After which step does the model choose a scale and a level? What is the mean of every row of your answer?

Caught by: layer_worked_example layer_gamma_and_beta layer_equal_entries
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x = x * gamma + beta
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps)


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
