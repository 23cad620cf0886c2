"""From 100 numbers on in float32."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z = x.astype(np.float32) if x.size > 100 else x
    d = z - z.mean(-1, keepdims=True)
    return d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
