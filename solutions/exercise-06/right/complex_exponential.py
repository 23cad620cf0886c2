"""e to the power of i times the angle holds both: the cosine is its real part, the sine its imaginary one."""
import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D is odd")
    rates = base ** (-np.arange(0, D, 2) / D)
    hands = np.exp(1j * np.multiply.outer(np.arange(T), rates))  # (T, D/2), cos + i sin
    return np.ascontiguousarray(hands).view(float).reshape(T, D // 2, 2)[:, :, ::-1].reshape(T, D)
