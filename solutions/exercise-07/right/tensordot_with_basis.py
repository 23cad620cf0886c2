"""The answer as a sum over the identity and the quarter turn."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    pairs = x.reshape(x.shape[:-1] + (-1, 2))
    quarter = np.tensordot(pairs, np.array([[0.0, -1.0], [1.0, 0.0]]), axes=([-1], [1]))
    theta = np.multiply.outer(positions, base ** (-np.arange(0, d, 2) / d))[..., None]
    return (np.cos(theta) * pairs + np.sin(theta) * quarter).reshape(x.shape)
