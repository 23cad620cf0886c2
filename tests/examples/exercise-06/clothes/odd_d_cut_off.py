"""The mistake odd_d_cut_off, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    D_even = D - D % 2
    theta = np.outer(np.arange(T), base ** -(np.arange(0, D_even, 2) / D))
    P = np.empty((T, D_even))
    P[:, ::2], P[:, 1::2] = np.sin(theta), np.cos(theta)
    return P
