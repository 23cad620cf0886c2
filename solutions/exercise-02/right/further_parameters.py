"""Further parameters with defaults: a mask, a scale, the weights on request."""
import numpy as np
from given import softmax


def sdpa(q, k, v, mask=None, *, scale=None, return_weights=False):
    scale = 1 / np.sqrt(q.shape[-1]) if scale is None else scale
    scores = q @ k.T * scale
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    return (weights @ v, weights) if return_weights else weights @ v


def mha(x, wq, wk, wv, wo, mask=None):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h], mask=mask) for h in range(len(wq))]
    return np.concatenate(heads, axis=1) @ wo
