"""math.log of each total, as a ufunc.

Loops in: cross_entropy
"""

import math

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    z = logits - logits.max(axis=1, keepdims=True)
    total = np.exp(z).sum(axis=1)
    logs = np.frompyfunc(math.log, 1, 1)(total).astype(float)
    at = np.arange(N), targets
    p = np.exp(z) / total[:, None]
    p[at] -= 1
    return np.mean(logs - z[at]), p / N
