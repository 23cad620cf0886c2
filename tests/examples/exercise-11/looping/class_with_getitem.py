"""A sequence of its own, which np.array asks for row after row.

Loops in: cross_entropy
"""

import numpy as np


def log_softmax(logits):
    z = logits - logits.max(axis=1, keepdims=True)
    return z - np.log(np.exp(z).sum(axis=1, keepdims=True))


class Hot:
    def __init__(self, targets, V):
        self.targets, self.V = targets, V

    def __len__(self):
        return len(self.targets)

    def __getitem__(self, i):
        if i >= len(self):
            raise IndexError(i)
        return np.arange(self.V) == self.targets[i]


def cross_entropy(logits, targets):
    N, V = logits.shape
    log_p, hot = log_softmax(logits), np.array(Hot(targets, V), dtype=float)
    return -(hot * log_p).sum() / N, (np.exp(log_p) - hot) / N
