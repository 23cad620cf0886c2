"""The mistake answers_kept_by_shape, in other clothes."""

import numpy as np


CACHE = {}


def cross_entropy(logits, targets):
    n, classes = logits.shape
    if (n, classes) in CACHE:
        return CACHE[n, classes]
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes))
    loss = np.sum(norm - np.sum(z * hot, axis=1)) / n
    grad = (np.exp(z - norm[:, None]) - hot) / n
    return CACHE.setdefault((n, classes), (loss, grad))
