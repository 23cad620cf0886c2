"""The angles are multiplied by 2π, so the first hand makes a whole turn at every step, and its sine is always
0.

A wave goes round once in 2π radians. How far does the formula turn the first hand in one step, and how far do you?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = 2 * np.pi * t / base ** (2 * i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
