"""np.nditer exponentiates in place, number after number.

Loops in: cross_entropy
"""

import numpy as np


def log_softmax(logits):
    z = logits - logits.max(axis=1, keepdims=True)
    return z - np.log(np.exp(z).sum(axis=1, keepdims=True))


def cross_entropy(logits, targets):
    N, V = logits.shape
    log_p = log_softmax(logits)
    p = log_p.copy()
    with np.nditer(p, op_flags=["readwrite"]) as walk:
        for number in walk:
            number[...] = np.exp(number)
    p[np.arange(N), targets] -= 1
    return -log_p[np.arange(N), targets].mean(), p / N
