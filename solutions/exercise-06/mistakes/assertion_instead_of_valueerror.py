"""An odd D is refused with an assert, so callers see an AssertionError where a ValueError is promised (and
nothing at all under python -O).

An assert states what the programmer believes; which exception says that a caller passed an unusable value?

Caught by: refuses_odd
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    assert D % 2 == 0, "D must be even"
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
