"""all(...) over list.append.

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
    done = []
    all(done.append(one(z, t)) is None for z, t in zip(logits, targets))
    return np.mean([loss for loss, _ in done[:]]), np.array([row for _, row in done]) / len(done)
