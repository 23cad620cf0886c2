"""The loop hides in a property.

Loops in: rms_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


class Rows:
    def __init__(self, x):
        self.x = x

    @property
    def roots(self):
        flat = self.x.reshape(-1, self.x.shape[-1])
        return np.array([row @ row / row.size for row in flat]).reshape(*self.x.shape[:-1], 1)


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(Rows(x).roots + eps) * gamma
