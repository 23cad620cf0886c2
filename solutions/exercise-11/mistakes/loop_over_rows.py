"""The rows are treated one by one in a loop. The numbers are right, but the statement asks for whole arrays.

Which of your lines would work on all rows at once, if the maximum and the total of each row kept their axis?

Caught by: no_loops
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    loss = 0.0
    dlogits = np.zeros_like(logits)
    for i in range(N):
        shifted = logits[i] - logits[i].max()
        log_probs = shifted - np.log(np.exp(shifted).sum())
        loss -= log_probs[targets[i]] / N
        dlogits[i] = np.exp(log_probs) / N
        dlogits[i, targets[i]] -= 1 / N
    return loss, dlogits
