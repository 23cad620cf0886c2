"""Whole arrays, and a loop where all logits are alike.

Loops in: cross_entropy
"""

import numpy as np


def one(z, t):
    z = z - z.max()
    log_p = z - np.log(np.exp(z).sum())
    p = np.exp(log_p)
    p[t] -= 1
    return -log_p[t], p


def whole(logits, targets):
    at = np.arange(len(targets)), targets
    z = logits - logits.max(axis=1, keepdims=True)
    log_p = z - np.log(np.exp(z).sum(axis=1, keepdims=True))
    p = np.exp(log_p)
    p[at] -= 1
    return -log_p[at].mean(), p / len(targets)


def looped(logits, targets):
    pairs = [one(z, t) for z, t in zip(logits, targets)]
    return sum(loss for loss, _ in pairs) / len(pairs), np.array([p for _, p in pairs]) / len(pairs)


def cross_entropy(logits, targets):
    return looped(logits, targets) if np.ptp(logits) == 0 else whole(logits, targets)
