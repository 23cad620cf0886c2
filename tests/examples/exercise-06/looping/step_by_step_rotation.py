"""Each row is the one before, turned on.

Loops in: sinusoidal_positions
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    hand, turn = np.ones(D // 2, dtype=complex), np.exp(1j / base ** (np.arange(0, D, 2) / D))
    hands = np.empty((T, D // 2), dtype=complex)
    for t in range(T):
        hands[t] = hand
        hand = hand * turn
    return np.stack([hands.imag, hands.real], axis=-1).reshape(T, D)
