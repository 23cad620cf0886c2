"""Only the N losses are picked by a comprehension.

Loops in: cross_entropy
"""

import numpy as np


def log_softmax(logits):
    z = logits - logits.max(axis=1, keepdims=True)
    return z - np.log(np.exp(z).sum(axis=1, keepdims=True))


def cross_entropy(logits, targets):
    N, V = logits.shape
    log_p = log_softmax(logits)
    loss = -np.mean([log_p[i, targets[i]] for i in range(N)])
    p = np.exp(log_p)
    p[np.arange(N), targets] -= 1
    return loss, p / N
