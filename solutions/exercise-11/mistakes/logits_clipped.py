"""The logits are clipped to between -500 and 500 so that np.exp cannot overflow. Two logits of 600 and 900 are
then the same.

What do you give for the row [600, 900] and each of its two targets? Clipping changes the differences within a
row; what would leave them as they are?

Caught by: worked_example shifted_rows large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    logits = np.clip(logits, -500, 500)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
