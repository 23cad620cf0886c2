"""dlogits comes first and the loss second. Each of them is right.

The caller writes `loss, dlogits = cross_entropy(logits, targets)`. What do the two names hold then?

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
    return dlogits / N, loss
