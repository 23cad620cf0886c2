"""Reference solution of exercise 05: layer norm and RMS norm."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    """Bring every row to mean 0 and variance 1, then scale and shift each of its numbers.

    x: (..., D), a row being the D numbers along the last axis; gamma and beta: (D,) -> (..., D).
    eps: is added to the variance, inside the root, so that nothing is divided by 0.
    """
    mean = np.mean(x, axis=-1, keepdims=True)  # (..., 1): one for each row, in line with x
    centred = x - mean  # (..., D): subtract first, square then, and no digits are lost
    variance = np.mean(centred**2, axis=-1, keepdims=True)  # (..., 1), divided by D
    normalised = centred / np.sqrt(variance + eps)  # (..., D)
    return normalised * gamma + beta  # (..., D): gamma and beta line up with the last axis


def rms_norm(x, gamma, eps=1e-5):
    """Bring every row to a root mean square of 1, then scale each of its numbers.

    x: (..., D), a row being the D numbers along the last axis; gamma: (D,) -> (..., D).
    eps: is added to the mean square, inside the root, so that nothing is divided by 0.
    """
    mean_square = np.mean(x**2, axis=-1, keepdims=True)  # (..., 1): one for each row, the mean left in
    return x / np.sqrt(mean_square + eps) * gamma  # (..., D)
