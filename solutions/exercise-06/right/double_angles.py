"""Sine and cosine from half the angle, and a decorator that refuses."""
import functools

import numpy as np


def even_only(function):
    @functools.wraps(function)
    def checked(T, D, base=10000.0):
        if D % 2 != 0:
            raise ValueError("D must be even")
        return function(T, D, base)

    return checked


@even_only
def sinusoidal_positions(T, D, base=10000.0):
    half = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D) / 2
    sine, cosine = np.sin(half), np.cos(half)
    return np.concatenate([(2 * sine * cosine)[..., None], (cosine**2 - sine**2)[..., None]], axis=2).reshape(T, D)
