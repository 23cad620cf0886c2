"""np.geomspace down to 1 / base."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = np.outer(positions, np.geomspace(1.0, 1.0 / base, d // 2, endpoint=False))
    z = (x[..., ::2] + x[..., 1::2] * 1j) * np.exp(1j * theta)
    out = np.zeros(x.shape)
    out[..., ::2] += z.real
    out[..., 1::2] += z.imag
    return out
