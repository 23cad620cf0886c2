"""The names of the array API: permute_dims and astype."""
import numpy as xp


def softmax(x, axis=-1):
    z = xp.astype(x, xp.float64)
    axes = list(range(z.ndim))
    axes[axis], axes[-1] = axes[-1], axes[axis]
    z = xp.permute_dims(z, tuple(axes))
    e = xp.exp(z - xp.max(z, axis=-1, keepdims=True))
    return xp.permute_dims(e / xp.sum(e, axis=-1, keepdims=True), tuple(axes))
