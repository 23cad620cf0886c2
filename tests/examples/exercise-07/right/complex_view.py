"""A view as complex128, and back."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 == 1:
        raise ValueError("odd")
    z = np.ascontiguousarray(x).view(np.complex128)
    theta = positions[:, np.newaxis] / np.power(base, np.arange(0, d, 2) / d)
    return (z * (np.cos(theta) + 1j * np.sin(theta))).view(np.float64)
