"""np.ndindex visits every logit for the gradient.

Loops in: cross_entropy
"""

import numpy as np


def log_softmax(logits):
    z = logits - logits.max(axis=1, keepdims=True)
    return z - np.log(np.exp(z).sum(axis=1, keepdims=True))


def cross_entropy(logits, targets):
    N, V = logits.shape
    log_p = log_softmax(logits)
    dlogits = np.exp(log_p) / N
    for i, j in np.ndindex(N, V):
        if targets[i] == j:
            dlogits[i, j] -= 1 / N
    return -log_p[np.arange(N), targets].mean(), dlogits
