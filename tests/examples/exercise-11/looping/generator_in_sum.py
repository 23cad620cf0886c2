"""A generator in the builtin sum adds up the losses.

Loops in: cross_entropy
"""

import numpy as np


def log_softmax(logits):
    z = logits - logits.max(axis=1, keepdims=True)
    return z - np.log(np.exp(z).sum(axis=1, keepdims=True))


def cross_entropy(logits, targets):
    N, V = logits.shape
    log_p = log_softmax(logits)
    loss = sum(-float(row[t]) for row, t in zip(log_p, targets)) / N
    return loss, (np.exp(log_p) - np.eye(V)[targets]) / N
