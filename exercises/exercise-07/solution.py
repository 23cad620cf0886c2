"""Exercise 07: rotary positions. The statement is in README.md."""

import numpy as np


def rope(x, positions, base=10000.0):
    """Turn each pair of neighbouring columns by an angle that grows with the token's position.

    x: (..., T, d) with none to two leading axes -> the same shape.
    positions: (T,) integers, one for each token, shared by the leading axes.
    The pair i, at the columns 2i and 2i + 1, turns by positions / base ** (2i / d).
    Raises ValueError if d is odd.
    """
    raise NotImplementedError
