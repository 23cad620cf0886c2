"""-log p where p has digits enough, and the difference of logits where it has not."""
import numpy as np


def softmax(x):
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def cross_entropy(logits, targets):
    N, rows = logits.shape[0], np.arange(logits.shape[0])
    p = softmax(logits)
    picked = p[rows, targets]
    z = logits - logits.max(axis=1, keepdims=True)
    lse = np.log(np.exp(z).sum(axis=1))
    with np.errstate(divide="ignore"):
        losses = np.where(picked > 1e-200, -np.log(picked), lse - z[rows, targets])
    p[rows, targets] = picked - 1
    return np.mean(losses), np.divide(p, N)
