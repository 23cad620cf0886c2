"""The mistake shifted_by_the_target, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - logits[np.arange(n), targets].reshape(n, 1)
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    loss = np.sum(norm - np.sum(z * hot, axis=1)) / n
    grad = (np.exp(z - norm[:, None]) - hot) / n
    return loss, grad
