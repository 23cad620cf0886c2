"""The table is doubled by a rotation until it is long enough: log2(T) turns.

Loops in: sinusoidal_positions
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    rates = 1 / base ** (np.arange(0, D, 2) / D)
    hands = np.ones((1, D // 2), dtype=complex)
    while len(hands) < T:
        hands = np.concatenate([hands, hands * np.exp(1j * len(hands) * rates)])
    return np.stack([hands.imag, hands.real], axis=-1)[:T].reshape(T, D)
