"""The mistake odd_d_gets_a_sine_more, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    theta = np.outer(np.arange(T), base ** -(2 * (np.arange(D) // 2) / D))
    return np.where(np.arange(D) % 2, np.cos(theta), np.sin(theta))
