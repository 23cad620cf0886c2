"""The mistake scores_cut_to_whole_numbers, in other clothes."""

import math

import numpy as np
from given import softmax


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


def attention(q, k, v, mask=None):
    logits = np.floor(np.matmul(q, np.swapaxes(k, -1, -2)) / math.sqrt(k.shape[-1]))
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    return np.matmul(softmax(logits), v)
