"""np.squeeze removes every axis of length 1 from the gradient: with a single row or a single class it loses its
shape.

What shape has your gradient for one row of six logits? The caller wants to subtract it from the logits: do the
two shapes agree?

Caught by: worked_example pair gradient uniform rows_of_the_gradient large far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, np.squeeze(dlogits / N)
