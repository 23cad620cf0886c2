"""The mistake targets_turned_into_places, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    np.add(targets, np.arange(0, n * classes, classes), out=targets)
    loss = np.sum(norm - z.take(targets)) / n
    grad = (np.exp(z - norm[:, None]) - hot) / n
    return loss, grad
