"""The softmax runs down the columns, over axis 0: the rows compete with each other for each class, and not the
classes of a row.

What do the probabilities of one row sum to in your function? Which axis holds the classes?

Caught by: worked_example loss gradient targets uniform rows_of_the_gradient slopes shifted_rows large
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=0, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=0, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
