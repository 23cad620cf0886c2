"""A loop over the axes of x: its turns depend on no size."""
import numpy as np


def columns(stat, x):
    shape = []
    for axis in range(x.ndim):
        shape.append(x.shape[axis] if axis < x.ndim - 1 else 1)
    return stat.reshape(shape)


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - columns(x.mean(-1), x)
    return d / columns(np.sqrt(np.mean(d * d, -1) + eps), x) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    shape = tuple(1 if axis == x.ndim - 1 else size for axis, size in enumerate(x.shape))
    return x / np.sqrt(np.mean(x * x, -1) + eps).reshape(shape) * gamma
