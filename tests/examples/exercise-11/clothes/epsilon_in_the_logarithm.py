"""The mistake epsilon_in_the_logarithm, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    p = np.exp(z - norm[:, None])
    loss = -np.sum(np.log(p + 1e-9) * hot) / n
    grad = (np.exp(z - norm[:, None]) - hot) / n
    return loss, grad
