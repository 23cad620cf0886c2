"""layer_norm rounds its answer to four decimals, as the printed examples look.

How many digits does the statement compare? What does the next layer do with what you cut off?

Caught by: layer_worked_example layer_values
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return np.round((x - mean) / np.sqrt(var + eps) * gamma + beta, 4)


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
