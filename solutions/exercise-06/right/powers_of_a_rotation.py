"""Each hand turns by a fixed angle at each step: rotations are multiplied up by cumprod."""
import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"{D=}")
    turn = np.exp(1j / base ** (np.arange(0, D, 2) / D))
    steps = np.ones((T, D // 2), dtype=complex)
    steps[1:] = turn
    hands = np.cumprod(steps, axis=0)
    answer = np.empty((T, D))
    answer[:, ::2] = hands.imag
    answer[:, 1::2] = hands.real
    return answer
