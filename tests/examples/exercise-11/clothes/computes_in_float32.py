"""The mistake computes_in_float32, in other clothes."""

import numpy as np


def cross_entropy(logits, targets):
    n, classes = logits.shape
    logits = np.float32(logits)
    z = logits - np.amax(logits, 1)[:, None]
    norm = np.log(np.einsum("ij->i", np.exp(z)))
    hot = np.equal.outer(targets, np.arange(classes)).astype(np.float32)
    loss = np.sum(norm - np.sum(z * hot, axis=1)) / np.float32(n)
    grad = (np.exp(z - norm[:, None]) - hot) / np.float32(n)
    return loss, grad
