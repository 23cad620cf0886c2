"""The mistake layer_answer_written_into_x, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, var = np.mean(x, -1, keepdims=True), np.var(x, -1, keepdims=True)
    x[...] = (x - mean) / np.sqrt(var + eps) * gamma + beta
    return x


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
