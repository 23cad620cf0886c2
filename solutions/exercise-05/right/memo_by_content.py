"""Remembers answers, by all that they depend on."""
import numpy as np

memo = {}


def key(*parts):
    return tuple((p.shape, p.tobytes()) if isinstance(p, np.ndarray) else p for p in parts)


def layer_norm(x, gamma, beta, eps=1e-5):
    k = key(x, gamma, beta, eps)
    if k not in memo:
        d = x - x.mean(-1, keepdims=True)
        memo[k] = d / np.sqrt((d * d).mean(-1, keepdims=True) + eps) * gamma + beta
    return memo[k]


def rms_norm(x, gamma, eps=1e-5):
    k = key(x, gamma, eps)
    if k not in memo:
        memo[k] = x / np.sqrt((x * x).mean(-1, keepdims=True) + eps) * gamma
    return memo[k].copy()
