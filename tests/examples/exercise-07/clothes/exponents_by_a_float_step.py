"""exponents_by_a_float_step: a negative step, and complex numbers."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("no partner for the last column")
    turns = np.exp(1j * np.multiply.outer(positions, np.power(base, np.arange(0.0, -1.0, -2.0 / d))))
    pairs = np.ascontiguousarray(x).view(complex)
    return (pairs * turns).view(float)
