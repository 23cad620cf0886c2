"""The mistake binary_cross_entropy, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    p = np.exp(z - norm[:, None])
    others = np.sum(np.log1p(-np.where(hot, 0.0, p)), axis=1)
    loss = np.sum(norm - np.sum(z * hot, axis=1) - others) / n
    grad = (np.exp(z - norm[:, None]) - hot) / n
    return loss, grad
