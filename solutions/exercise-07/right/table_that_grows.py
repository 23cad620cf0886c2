"""A table that is kept, and made anew where a position lies beyond it."""

import numpy as np


TABLES = {}


def table(largest, d, base):
    kept = TABLES.get((d, base))
    if kept is None or len(kept) <= largest:
        kept = np.exp(1j * np.outer(np.arange(largest + 1), base ** (-np.arange(0, d, 2) / d)))
        TABLES[d, base] = kept
    return kept


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    z = (x[..., ::2] + 1j * x[..., 1::2]) * table(int(positions.max()), d, base)[positions]
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
