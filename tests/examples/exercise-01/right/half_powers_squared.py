"""exp of half the shifted entry, squared."""
import numpy as np


def softmax(x, axis=-1):
    half = np.exp((x - np.max(x, axis=axis, keepdims=True)) / 2)
    return half**2 / np.square(half).sum(axis=axis, keepdims=True)
