"""Powers of two."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = np.outer(positions, np.exp2(-np.log2(base) * np.arange(0, d, 2) / d))
    z = (x[..., ::2] + 1j * x[..., 1::2]) * np.exp(1j * theta)
    return np.dstack([z.real.reshape(-1, d // 2, 1), z.imag.reshape(-1, d // 2, 1)]).reshape(x.shape)
