"""dlogits[:, targets] -= 1 takes the 1 off in every row, at the targets of all rows. The loss picks its places
rightly.

Print which entries of dlogits your line changes, for three rows with different targets. How many should there
be in each row?

Caught by: worked_example gradient targets uniform rows_of_the_gradient slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[:, targets] -= 1
    return loss, dlogits / N
