"""The mistake loop_over_pairs, in other clothes."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError(f"odd D: {D}")
    t = np.arange(T)
    waves = (wave(t / base ** (2 * i / D)) for i in range(D // 2) for wave in (np.sin, np.cos))
    return np.column_stack(list(waves))
