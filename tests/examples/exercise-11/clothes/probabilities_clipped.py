"""The mistake probabilities_clipped, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    p = np.maximum(np.exp(z - norm[:, None]), 1e-12)
    loss = -np.sum(np.where(hot, np.log(p), 0)) / n
    grad = (np.exp(z - norm[:, None]) - hot) / n
    return loss, grad
