"""The gradient is divided by the number of all its entries, N times V, where the mean is one of N losses.

How many losses is your loss the mean of? Is there one for each logit, or one for each row?

Caught by: worked_example gradient targets uniform slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / dlogits.size
