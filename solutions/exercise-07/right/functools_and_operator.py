"""reduce, partial and operator over three steps."""

import operator
from functools import partial, reduce

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if operator.mod(d, 2):
        raise ValueError("odd")
    theta = operator.mul(positions[:, None], base ** operator.truediv(-np.arange(0, d, 2), d))
    steps = (lambda y: y[..., ::2] + 1j * y[..., 1::2], partial(operator.mul, np.exp(1j * theta)))
    z = reduce(lambda value, step: step(value), steps, x)
    return np.stack([z.real, z.imag], axis=-1).reshape(x.shape)
