"""As GPT-J does: repeated tables, and a helper that swaps neighbours."""

import numpy as np


def rotate_every_two(x):
    return np.stack((-x[..., 1::2], x[..., ::2]), axis=-1).reshape(x.shape)


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError(d)
    inv_freq = 1.0 / (base ** (np.arange(0, d, 2) / d))
    freqs = np.einsum("i,j->ij", positions, inv_freq)
    cos, sin = (np.repeat(f(freqs), 2, axis=-1) for f in (np.cos, np.sin))
    return x * cos + rotate_every_two(x) * sin
