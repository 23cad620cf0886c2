"""A function that halves the rows until one is left.

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
    losses, dlogits = halves(logits, targets)
    return losses.mean(), dlogits / len(losses)


def halves(logits, targets):
    n = len(logits)
    if n == 1:
        loss, row = one(logits[0], targets[0])
        return np.array([loss]), row[None]
    above, below = halves(logits[: n // 2], targets[: n // 2]), halves(logits[n // 2 :], targets[n // 2 :])
    return np.concatenate([above[0], below[0]]), np.concatenate([above[1], below[1]])
