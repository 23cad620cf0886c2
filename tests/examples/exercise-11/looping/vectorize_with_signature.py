"""np.vectorize with a signature calls a Python function for each row.

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
    losses, dlogits = np.vectorize(one, signature="(v),()->(),(v)")(logits, targets)
    return losses.mean(), dlogits / len(losses)
