"""np.logspace with its own base."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    speeds = np.logspace(0, -1, d // 2, endpoint=False, base=base)
    theta = positions[:, None] * speeds
    z = (x[..., ::2] + x[..., 1::2] * 1j) * (np.cos(theta) + np.sin(theta) * 1j)
    return np.stack((z.real, z.imag), -1).reshape(x.shape)
