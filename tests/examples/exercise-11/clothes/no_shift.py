"""The mistake no_shift, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    e = np.exp(logits)
    p = e / np.einsum("ij->i", e)[:, None]
    hot = np.equal.outer(targets, np.arange(classes))
    loss = -np.sum(np.log(np.take_along_axis(p, targets[:, None], 1))) / n
    grad = (p - hot) / n
    return loss, grad
