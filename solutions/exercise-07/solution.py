"""Reference solution of exercise 07: rotary positions."""

import numpy as np


def rope(x, positions, base=10000.0):
    """Turn each pair of neighbouring columns by an angle that grows with the token's position.

    x: (..., T, d) with none to two leading axes -> the same shape.
    positions: (T,) integers, one for each token, shared by the leading axes.
    The pair i, at the columns 2i and 2i + 1, turns by positions / base ** (2i / d).
    Raises ValueError if d is odd.
    """
    d = x.shape[-1]
    if d % 2:
        raise ValueError(f"d = {d} columns do not make whole pairs")
    speeds = 1 / base ** (np.arange(0, d, 2) / d)  # (d/2,): the first pair turns fastest
    angles = positions[:, None] * speeds  # (T, d/2)
    cos, sin = np.cos(angles), np.sin(angles)
    a = x[..., 0::2]  # (..., T, d/2): the first of each pair
    b = x[..., 1::2]  # (..., T, d/2): the second
    turned = [a * cos - b * sin, a * sin + b * cos]
    return np.stack(turned, axis=-1).reshape(x.shape)  # (..., T, d/2, 2) -> (..., T, d): neighbours again
