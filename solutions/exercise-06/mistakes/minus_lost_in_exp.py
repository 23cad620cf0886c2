"""The divisors are written as np.exp of a logarithm, as many libraries do, but the minus sign before the logarithm is
missing: the positions are multiplied by the powers of the base, and later pairs of columns become faster.

Which number does your np.exp give for the last pair: one above 1 or one below? Does the second hand of the example
move faster or slower than the first?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    position = np.arange(T)[:, None]
    div_term = np.exp(np.arange(0, D, 2) * (np.log(base) / D))

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(position * div_term)
    table[:, 1::2] = np.cos(position * div_term)
    return table
