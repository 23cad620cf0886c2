"""Layer norm is RMS norm of the distances, plus beta."""
import numpy as np


def rms_norm(x, gamma, eps=1e-5):
    return gamma * x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + eps)


def layer_norm(x, gamma, beta, eps=1e-5):
    return rms_norm(x - np.mean(x, axis=-1, keepdims=True), gamma, eps=eps) + beta
