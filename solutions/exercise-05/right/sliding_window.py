"""The only window as wide as the row, and a correlation for its sum."""
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view


def layer_norm(x, gamma, beta, eps=1e-5):
    D = x.shape[-1]
    d = x - sliding_window_view(x, D, axis=-1).mean(axis=-1)
    return d / np.sqrt(sliding_window_view(d * d, D, axis=-1).mean(axis=-1) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    q = np.take(np.add.accumulate(x * x, axis=-1), [-1], axis=-1) / len(gamma)
    return x / np.sqrt(q + eps) * gamma
