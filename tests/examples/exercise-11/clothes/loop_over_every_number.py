"""The mistake loop_over_every_number, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - np.amax(logits, 1)[:, None]
    e = np.array([[np.exp(value) for value in row] for row in z])
    total = e.sum(axis=1)
    hot = np.array([[float(t == c) for c in range(classes)] for t in targets])
    loss = np.sum(np.log(total) - np.sum(z * hot, axis=1)) / n
    return loss, (e / total[:, None] - hot) / n
