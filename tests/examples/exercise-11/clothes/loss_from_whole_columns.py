"""The mistake loss_from_whole_columns, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    loss = np.mean(norm[:, None] - np.take(z, targets, axis=1))
    grad = (np.exp(z - norm[:, None]) - hot) / n
    return loss, grad
