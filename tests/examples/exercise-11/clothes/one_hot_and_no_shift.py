"""one_hot_and_no_shift: by einsum, with a table of zeros."""

import numpy as np


def cross_entropy(logits, targets):
    rows = np.arange(targets.size)
    truth = np.zeros_like(logits)
    truth[rows, targets] = 1.0
    e = np.exp(logits)
    p = np.divide(e, np.einsum("nv->n", e)[:, np.newaxis])
    loss = np.mean(np.einsum("nv,nv->n", truth, -np.log(p)))
    return loss, (p - truth) / rows.size
