"""Divides by zero in a line whose result is not used."""
import numpy as np


def softmax(x, axis=-1):
    ratio = x / np.zeros(x.shape)
    powers = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return np.where(ratio == 7, 7, powers / powers.sum(axis=axis, keepdims=True))
