"""The losses of the rows are added up, and nothing divides the sum by how many there are. The gradient is that of
the mean all the same, so the two do not belong together.

Give the function the same row once, and then ten times over. Should the loss grow? What does the gradient of
your sum look like, beside the one that you return?

Caught by: worked_example loss targets uniform large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].sum()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
