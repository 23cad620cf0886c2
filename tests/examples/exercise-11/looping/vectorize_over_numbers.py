"""np.vectorize with math.exp, number by number.

Loops in: cross_entropy
"""

import math

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    z = logits - logits.max(axis=1, keepdims=True)
    e = np.vectorize(math.exp, otypes=[float])(z)
    total = e.sum(axis=1, keepdims=True)
    at = np.arange(N), targets
    p = e / total
    p[at] -= 1
    return np.mean(np.log(total)[:, 0] - z[at]), p / N
