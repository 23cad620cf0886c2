"""A unit number for each pair, to the power of the position."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 == 1:
        raise ValueError("odd")
    unit = np.exp(1j / base ** (np.arange(0, d, 2) / d))
    z = (x[..., ::2] + 1j * x[..., 1::2]) * unit ** positions[:, None]
    out = np.empty_like(x)
    out[..., ::2], out[..., 1::2] = z.real, z.imag
    return out
