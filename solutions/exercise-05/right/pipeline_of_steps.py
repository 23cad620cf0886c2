"""Steps put together with reduce and partial."""
from functools import partial, reduce
from operator import add, mul

import numpy as np

mean = partial(np.mean, axis=-1, keepdims=True)


def centre(x):
    return x - mean(x)


def unit(x, eps):
    return x / np.sqrt(mean(x * x) + eps)


def layer_norm(x, gamma, beta, eps=1e-5):
    steps = (centre, partial(unit, eps=eps), partial(mul, gamma), partial(add, beta))
    return reduce(lambda value, step: step(value), steps, x)


def rms_norm(x, gamma, eps=1e-5):
    value = x
    for step in (partial(unit, eps=eps), partial(mul, gamma)):
        value = step(value)
    return value
