"""map with a function of one row.

Loops in: cross_entropy
"""

import numpy as np


def one(z, t):
    z = z - z.max()
    log_p = z - np.log(np.exp(z).sum())
    p = np.exp(log_p)
    p[t] -= 1
    return -log_p[t], p


def cross_entropy(logits, targets):
    losses, rows = zip(*map(one, logits, targets))
    return np.mean(losses), np.array(rows) / len(rows)
