"""one_hot_times_the_logarithm: by einsum, with a table of True and False."""

import numpy as np


def softmax(z):
    return np.transpose(np.exp(z.T - np.amax(z, 1)) / np.einsum("nv->n", np.exp(z - np.amax(z, 1)[:, None])))


def cross_entropy(logits, targets):
    p = softmax(logits)
    own = np.equal.outer(targets, np.arange(p.shape[1])).astype(float)
    losses = np.einsum("nv,nv->n", own, np.negative(np.log(p)))
    return np.average(losses), np.subtract(p, own) / len(p)
