"""The mistake classes_counted_from_the_targets, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = len(logits), 1 + int(np.amax(targets))
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    loss = np.sum(norm - z[np.arange(n), targets]) / n
    grad = (np.exp(z - norm[:, None]) - hot) / n
    return loss, grad
