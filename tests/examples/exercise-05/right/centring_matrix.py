"""One matrix takes the mean away, another scales."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    D = x.shape[-1]
    first = x - x[..., :1]
    d = first @ (np.eye(D) - 1.0 / D)
    v = np.matmul(d[..., None, :], d[..., :, None])[..., 0] / D
    return (d / np.sqrt(v + eps)) @ np.diag(gamma) + beta


def rms_norm(x, gamma, eps=1e-5):
    D = x.shape[-1]
    q = np.matmul(x[..., None, :], x[..., :, None])[..., 0] / D
    return (x / np.sqrt(q + eps)) @ np.diag(gamma)
