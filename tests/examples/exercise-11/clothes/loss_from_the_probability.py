"""The mistake loss_from_the_probability, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 1)[:, None]
    hot = np.equal.outer(targets, np.arange(classes))
    p = np.exp(z) / np.einsum("ij->i", np.exp(z))[:, None]
    loss = np.sum(np.log(1 / np.max(p * hot, axis=1))) / n
    grad = (p - hot) / n
    return loss, grad
