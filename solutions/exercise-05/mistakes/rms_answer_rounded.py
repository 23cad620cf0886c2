"""rms_norm rounds its answer to four decimals, as the printed examples look.

How many digits does the statement compare? What does the next layer do with what you cut off?

Caught by: rms_worked_example rms_values
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return np.round(x / rms * gamma, 4)
