"""The 1 is taken off in row 0 only, at the targets of all rows; the other rows keep their softmax.

Print which entries of dlogits your line changes, for three rows with different targets. Which row does each of
them lie in?

Caught by: worked_example gradient targets uniform rows_of_the_gradient slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    np.subtract.at(dlogits[0], targets, 1)
    return loss, dlogits / N
