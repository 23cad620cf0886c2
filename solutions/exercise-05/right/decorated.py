"""A decorator checks shapes on the way in and out."""
from functools import wraps

import numpy as np


def checked(function):
    @wraps(function)
    def run(x, *args, **kwargs):
        assert isinstance(x, np.ndarray) and x.dtype == np.float64 and 1 <= x.ndim <= 4
        y = function(x, *args, **kwargs)
        assert y.shape == x.shape, (y.shape, x.shape)
        return y

    return run


@checked
def layer_norm(x, gamma, beta, eps=1e-5):
    assert gamma.shape == beta.shape == x.shape[-1:]
    m = x.mean(-1, keepdims=True)
    return (x - m) / np.sqrt(x.var(-1, keepdims=True) + eps) * gamma + beta


@checked
def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt((x**2).mean(-1, keepdims=True) + eps) * gamma
