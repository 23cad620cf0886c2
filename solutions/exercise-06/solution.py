"""Reference solution of exercise 06: sinusoidal positions."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    """Give each of the positions 0 to T - 1 a row of sines and cosines, from fast waves to slow ones.

    -> (T, D): columns 2i and 2i + 1 are the sine and the cosine of t / base**(2i / D) for position t.
    Raises ValueError if D is odd.
    """
    if D % 2:
        raise ValueError(f"each sine needs a cosine beside it, so D must be even: {D} is odd")
    positions = np.arange(T)[:, np.newaxis]  # (T, 1): 0, 1, 2, ... down the rows
    exponents = np.arange(0, D, 2) / D  # (D/2,): 2i / D, one for each pair of columns
    angles = positions / base**exponents  # (T, D/2): every position with every pair
    table = np.empty((T, D))
    table[:, 0::2] = np.sin(angles)  # the even columns
    table[:, 1::2] = np.cos(angles)  # the odd columns
    return table
