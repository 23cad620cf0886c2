"""Names of the array API."""

import numpy as xp


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = xp.expand_dims(xp.astype(positions, xp.float64), axis=-1) / xp.pow(base, xp.arange(0, d, 2) / d)
    pairs = xp.reshape(x, (*x.shape[:-1], d // 2, 2))
    a, b = xp.unstack(pairs, axis=-1) if hasattr(xp, "unstack") else (pairs[..., 0], pairs[..., 1])
    return xp.reshape(xp.stack([a * xp.cos(theta) - b * xp.sin(theta), a * xp.sin(theta) + b * xp.cos(theta)], axis=-1), x.shape)
