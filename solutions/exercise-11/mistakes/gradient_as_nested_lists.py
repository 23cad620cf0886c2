"""dlogits comes back as lists in a list. It prints like an array, but nothing can be calculated with it.

What does dlogits * 2 give for a list, and what for an array? Which line makes the list?

Caught by: worked_example pair gradient targets uniform rows_of_the_gradient slopes shifted_rows large
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, (dlogits / N).tolist()
