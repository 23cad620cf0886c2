"""Mean and variance are those of the different entries of a row."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    s = np.sort(x, axis=-1)
    new = np.concatenate([np.ones((*x.shape[:-1], 1), bool), s[..., 1:] != s[..., :-1]], axis=-1)
    mean = np.mean(s, axis=-1, keepdims=True, where=new)
    var = np.mean((s - mean) ** 2, axis=-1, keepdims=True, where=new)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + eps) * gamma
