"""One factor and one summand for each number, as when a batch norm is folded away."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(-1, keepdims=True)
    a = gamma / np.sqrt(x.var(-1, keepdims=True) + eps)
    b = beta - a * mean
    return a * x + b


def rms_norm(x, gamma, eps=1e-5):
    a = gamma / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps)
    return a * x
