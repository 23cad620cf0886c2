"""The mistake targets_pick_whole_columns, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    some = np.isin(np.arange(classes), targets)
    loss = np.mean(norm[:, None] - np.take(z, targets, axis=1))
    grad = (np.exp(z - norm[:, None]) - some) / n
    return loss, grad
