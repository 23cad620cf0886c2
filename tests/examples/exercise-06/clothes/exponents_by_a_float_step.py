"""exponents_by_a_float_step: a negative step from 0 down to -1, and the pairs stacked."""

import numpy as np


def rates(D, base):
    return np.power(base, np.arange(0.0, -1.0, -2.0 / D))


def sinusoidal_positions(T, D, base=10000.0):
    if D & 1:
        raise ValueError(D)
    angles = np.einsum("t,i->ti", np.arange(T), rates(D, base))
    return np.transpose([np.sin(angles), np.cos(angles)], (1, 2, 0)).reshape(T, D)
