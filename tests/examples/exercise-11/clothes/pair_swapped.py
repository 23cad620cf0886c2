"""The mistake pair_swapped, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    loss = np.sum(norm - np.sum(z * hot, axis=1)) / n
    grad = (np.exp(z - norm[:, None]) - hot) / n
    return (grad, loss)
