"""np.apply_along_axis gives each row its log-softmax.

Loops in: cross_entropy
"""

import numpy as np


def log_softmax(z):
    z = z - z.max()
    return z - np.log(np.exp(z).sum())


def cross_entropy(logits, targets):
    at = np.arange(len(targets)), targets
    log_p = np.apply_along_axis(log_softmax, 1, logits)
    p = np.exp(log_p)
    p[at] -= 1
    return -log_p[at].mean(), p / len(targets)
