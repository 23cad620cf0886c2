"""Exercise 05: layer norm and RMS norm. The statement is in README.md."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    """Bring every row to mean 0 and variance 1, then scale and shift each of its numbers.

    x: (..., D), a row being the D numbers along the last axis; gamma and beta: (D,) -> (..., D).
    eps: is added to the variance, inside the root, so that nothing is divided by 0.
    """
    raise NotImplementedError


def rms_norm(x, gamma, eps=1e-5):
    """Bring every row to a root mean square of 1, then scale each of its numbers.

    x: (..., D), a row being the D numbers along the last axis; gamma: (D,) -> (..., D).
    eps: is added to the mean square, inside the root, so that nothing is divided by 0.
    """
    raise NotImplementedError
