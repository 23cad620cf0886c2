"""Products with vectors of ones for sums, a diagonal for the picking, and a product with a one-hot table."""
import numpy as np
from numpy import linalg


def cross_entropy(logits, targets):
    n, classes = logits.shape
    z = logits - logits.max(axis=1).reshape(n, 1)
    total = np.exp(z) @ np.ones(classes)
    picked = np.diagonal(z[:, targets])
    hot = np.eye(classes, dtype=int)[targets, :]
    loss = (np.log(total) - picked) @ np.full(n, 1 / n)
    return loss, (linalg.multi_dot([np.diag(1 / total), np.exp(z), np.eye(classes)]) - hot) / n
