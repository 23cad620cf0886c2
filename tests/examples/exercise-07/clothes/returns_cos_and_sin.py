"""Two parts of one table."""

import numpy as np


def rope(x, positions, base=10000.0):
    n = x.shape[-1]
    if n % 2:
        raise ValueError("odd")
    turn = np.exp(1j * np.outer(positions, 1 / base ** (2 * np.arange(n // 2) / n)))
    return (turn.real, turn.imag)
