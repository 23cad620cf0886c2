"""The mistake keepdims_forgotten, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n = targets.size
    z = np.subtract(logits, np.amax(logits, -1))
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    places = tuple([np.arange(n), targets])
    loss = np.average((norm - z)[places])
    grad = np.exp(z - norm)
    grad[places] += -1.0
    return loss, grad / n
