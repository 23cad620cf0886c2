"""The divisors are a geometric progression; the position 0 is seen to apart; a masked array comes back."""
import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    match D % 2:
        case 1:
            raise ValueError("an odd number of columns")
        case _:
            pass
    divisors = np.geomspace(1.0, base, D // 2 + 1)[:-1]
    table = np.ma.zeros((T, D))
    table[0, 1::2] = 1.0
    if T > 1:
        angles = np.divide.outer(np.arange(1, T), divisors)
        table[1:, 0::2] = np.sin(angles)
        table[1:, 1::2] = np.cos(angles)
    return table
