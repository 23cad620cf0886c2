"""The classes are treated one by one in a loop. The numbers are right, but the statement asks for whole arrays.

What would the sum of the powers look like as one call, for all rows at once? And what is a one-hot table
compared with: can a comparison make it?

Caught by: no_loops
"""

import numpy as np


def cross_entropy(logits, targets):
    N, V = logits.shape
    shifted = logits - logits.max(axis=1, keepdims=True)
    total = np.zeros(N)
    for j in range(V):
        total += np.exp(shifted[:, j])
    loss = (np.log(total) - shifted[np.arange(N), targets]).mean()

    dlogits = np.zeros_like(logits)
    for j in range(V):
        dlogits[:, j] = (np.exp(shifted[:, j]) / total - (targets == j)) / N
    return loss, dlogits
