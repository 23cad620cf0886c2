"""from numpy import *, and an answer in another memory order."""
from numpy import *


def layer_norm(x, gamma, beta, eps=1e-5):
    m = mean(x, axis=-1, keepdims=True)
    v = var(x, axis=-1, keepdims=True)
    return asfortranarray(gamma * (x - m) / sqrt(v + eps) + beta)


def rms_norm(x, gamma, eps=1e-5):
    return asfortranarray(gamma * x / sqrt(mean(x * x, axis=-1, keepdims=True) + eps))
