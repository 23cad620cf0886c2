"""The mistake logits_overwritten, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.add.reduce(np.exp(z), 1))
    hot = np.equal.outer(targets, np.arange(classes))
    loss = np.sum(norm - np.sum(z * hot, axis=1)) / n
    logits[...] = np.exp(z - norm[:, None])
    grad = logits
    grad[hot] -= 1
    grad[...] = grad / n
    return loss, grad
