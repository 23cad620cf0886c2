"""The two functions in a comprehension, and an order of axes that makes neighbours of a sine and its cosine."""
import numpy as np


def sinusoidal_positions(T: int, D: int, base: float = 10000.0) -> np.ndarray:
    if D % 2 != 0:
        raise ValueError("D must be even")
    angles = np.arange(T) / base ** (np.arange(0, D, 2) / D)[:, None]  # (D/2, T)
    waves = np.array([wave(angles) for wave in [np.sin, np.cos]])  # (2, D/2, T)
    return waves.transpose(2, 1, 0).reshape(T, D)
