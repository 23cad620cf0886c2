"""A tenth of the target is spread over all classes."""

import numpy as np


def cross_entropy(logits, targets):
    N, V = logits.shape
    at = np.arange(N), targets
    z = logits - logits.max(axis=1, keepdims=True)
    log_p = z - np.log(np.exp(z).sum(axis=1, keepdims=True))
    loss = -(0.9 * log_p[at] + 0.1 * log_p.mean(axis=1)).mean()
    p = np.exp(log_p)
    p[at] -= 0.9
    p -= 0.1 / V
    return loss, p / N
