"""The mistake log_of_the_sum_without_shift, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = +logits
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    loss = np.sum(norm - np.sum(z * hot, axis=1)) / n
    grad = (np.exp(z - norm[:, None]) - hot) / n
    return loss, grad
