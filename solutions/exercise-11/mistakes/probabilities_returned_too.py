"""Three things come back: the probabilities as well. A caller who unpacks two of them gets an error.

What is asked for, and how does the caller know which of the three is which?

Caught by: worked_example pair loss gradient targets uniform rows_of_the_gradient slopes shifted_rows large
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N, np.exp(log_probs)
