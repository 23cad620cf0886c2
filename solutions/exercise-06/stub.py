"""Exercise 06: sinusoidal positions. The statement is in README.md."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    """Give each of the positions 0 to T - 1 a row of sines and cosines, from fast waves to slow ones.

    -> (T, D): columns 2i and 2i + 1 are the sine and the cosine of t / base**(2i / D) for position t.
    Raises ValueError if D is odd.
    """
    raise NotImplementedError
