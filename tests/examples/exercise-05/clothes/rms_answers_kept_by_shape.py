"""The mistake rms_answers_kept_by_shape, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


class Memory:
    answers = {}


def rms_norm(x, gamma, eps=1e-5):
    y = gamma * (x / (np.mean(x * x, -1)[..., None] + eps) ** 0.5)
    return Memory.answers.setdefault(tuple(x.shape), y)
