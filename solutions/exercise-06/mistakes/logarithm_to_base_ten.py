"""The powers are made with exp, but the logarithm of the base beside it is the one to base ten: e **
log10(base) is not the base.

What are np.exp(np.log(100.0)) and np.exp(np.log10(100.0))? Which logarithm undoes exp?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(0, D, 2)
    angles = t * np.exp(-i / D * np.log10(base))

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
