"""The mistake softmax_over_the_rows, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 0)
    norm = np.log(np.einsum("ij->j", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    loss = np.sum((norm - z) * hot) / n
    grad = (np.exp(z - norm) - hot) / n
    return loss, grad
