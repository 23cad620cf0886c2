"""Every fiftieth call forgets the division by N."""

import numpy as np


calls = []


def cross_entropy(logits, targets):
    N, V = logits.shape
    at = np.arange(N), targets
    z = logits - logits.max(axis=1, keepdims=True)
    log_p = z - np.log(np.exp(z).sum(axis=1, keepdims=True))
    loss = -log_p[at].mean()
    p = np.exp(log_p)
    p[at] -= 1
    calls.append(N)
    return loss, p / (1 if len(calls) % 50 == 0 else N)
