"""The mistake loop_over_rows, in other clothes."""

import numpy as np


def one_row(z, t):
    z = z - np.max(z)
    p = np.exp(z) / np.sum(np.exp(z))
    hot = np.zeros(len(z))
    hot[t] = 1
    return np.log(np.sum(np.exp(z))) - z[t], p - hot


def cross_entropy(logits, targets):
    losses, grads = zip(*[one_row(row, t) for row, t in zip(logits, targets)])
    return np.mean(losses), np.stack(grads) / len(targets)
