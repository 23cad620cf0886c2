"""The mistake tables_kept_by_size, in other clothes."""

import numpy as np


memory = dict()


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    key = f"{T} x {D}"
    if key not in memory:
        theta = np.outer(np.arange(T), base ** -(np.arange(0, D, 2) / D))
        memory[key] = np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
    return memory[key].copy()
