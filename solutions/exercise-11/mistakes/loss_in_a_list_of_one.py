"""The loss comes back as an array of shape (1,), with an axis that nobody asked for.

What do loss.shape and np.float64(3.0).shape print? An axis of length 1 often comes from keepdims, or from a
list with one number: where does yours?

Caught by: worked_example pair loss targets uniform slopes shifted_rows large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return np.array([loss]), dlogits / N
