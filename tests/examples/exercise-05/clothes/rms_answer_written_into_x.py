"""The mistake rms_answer_written_into_x, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    q = np.mean(x * x, -1)[..., None]
    return np.multiply(gamma, np.divide(x, np.sqrt(q + eps), out=x))
