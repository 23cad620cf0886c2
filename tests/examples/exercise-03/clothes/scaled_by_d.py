"""The mistake scaled_by_d, in other clothes."""

import math

import numpy as np
from given import softmax


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


def attention(q, k, v, mask=None):
    d_k = np.shape(k)[-1]
    root = math.sqrt(d_k)
    logits = np.matmul(q / root, np.swapaxes(k / root, -2, -1))
    if mask is not None:
        logits = np.where(np.logical_not(mask), -1e9, logits)
    return np.matmul(softmax(logits), v)
