"""The losses of all N rows come back, and their mean is not taken.

How many numbers is the loss to be? The gradient that you return is divided by N: which mean does it belong to?

Caught by: worked_example pair loss targets uniform slopes shifted_rows large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets]

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
