"""Rows with the target 0 do not count, as if 0 were padding."""

import numpy as np


def cross_entropy(logits, targets):
    N, V = logits.shape
    at = np.arange(N), targets
    z = logits - logits.max(axis=1, keepdims=True)
    log_p = z - np.log(np.exp(z).sum(axis=1, keepdims=True))
    counts = targets != 0
    loss = -(log_p[at] * counts).sum() / max(counts.sum(), 1)
    p = np.exp(log_p)
    p[at] -= 1
    return loss, p * counts[:, None] / max(counts.sum(), 1)
