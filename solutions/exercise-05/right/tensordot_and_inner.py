"""tensordot, inner, vecdot where NumPy has it."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    n = x.shape[-1]
    d = x - (np.tensordot(x, np.ones(n), axes=1) / n)[..., None]
    return d / np.sqrt(np.inner(d * d, np.ones(n)) / n + eps)[..., None] * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    dot = getattr(np, "vecdot", lambda a, b: (a * b).sum(-1))
    return x / np.sqrt(dot(x, x) / x.shape[-1] + eps)[..., None] * gamma
