"""The rows sorted by their targets, then back again; choose and select for the rest."""
import numpy as np


def log_softmax(z, axis):
    z = z - np.amax(z, axis=axis, keepdims=True)
    return z - np.log(np.sum(np.exp(z), axis=axis, keepdims=True))


def cross_entropy(logits, targets):
    order = np.argsort(targets, kind="stable")
    back = np.empty_like(order)
    back[order] = np.arange(order.size)
    sorted_targets = targets[order]
    logp = log_softmax(logits[order], axis=-1)
    nll = -logp[np.arange(order.size), sorted_targets]
    hit = sorted_targets[:, None] == np.arange(logits.shape[-1])
    grad = np.select([hit, ~hit], [np.expm1(logp), np.exp(logp)])
    return np.median(nll.sum()) / nll.size, (grad / nll.size)[back]
