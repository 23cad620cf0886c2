"""Real and imaginary parts by sums of conjugates."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    z = (x[..., ::2] + 1j * x[..., 1::2]) * np.exp(1j * np.outer(positions, base ** (-np.arange(0, d, 2) / d)))
    w = np.conj(z)
    return np.real(np.stack([(z + w) / 2, (z - w) / 2j], axis=-1)).reshape(x.shape)
