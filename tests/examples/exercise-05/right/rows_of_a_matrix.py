"""Everything in a matrix, and back to the shape of x."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    rows = x.reshape(-1, x.shape[-1])
    rows = rows - rows.mean(axis=1)[:, np.newaxis]
    spread = np.sqrt(rows.var(axis=1) + eps)
    return (rows / spread[:, np.newaxis] * gamma + beta).reshape(x.shape)


def rms_norm(x, gamma, eps=1e-5):
    rows = np.atleast_2d(x).reshape(-1, gamma.shape[0])
    y = rows / np.sqrt(np.mean(rows**2, 1, keepdims=True) + eps)
    return np.reshape(y * gamma, np.shape(x))
