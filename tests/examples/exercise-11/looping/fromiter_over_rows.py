"""np.fromiter draws the losses from a generator function.

Loops in: cross_entropy
"""

import numpy as np


def log_softmax(logits):
    z = logits - logits.max(axis=1, keepdims=True)
    return z - np.log(np.exp(z).sum(axis=1, keepdims=True))


def cross_entropy(logits, targets):
    N, V = logits.shape
    log_p = log_softmax(logits)
    def losses():
        i = 0
        while i < N:
            yield -log_p[i, targets[i]]
            i += 1

    return np.fromiter(losses(), float).mean(), (np.exp(log_p) - np.eye(V)[targets]) / N
