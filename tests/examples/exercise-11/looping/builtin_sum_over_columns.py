"""The builtin sum walks along the columns.

Loops in: cross_entropy
"""

import numpy as np


def cross_entropy(logits, targets):
    N, V = logits.shape
    z = logits - logits.max(axis=1, keepdims=True)
    total = sum(np.exp(z).T)
    at = np.arange(N), targets
    p = np.exp(z) / total[:, None]
    p[at] -= 1
    return (np.log(total) - z[at]).mean(), p / N
