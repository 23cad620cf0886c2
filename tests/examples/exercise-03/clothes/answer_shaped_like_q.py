"""The mistake answer_shaped_like_q, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).T.astype(bool).T


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    answer = np.zeros(q.shape)
    flat = np.matmul(p / p.sum(-1, keepdims=True), v)
    answer.flat = flat.ravel() if flat.size == answer.size else np.zeros((2, 2)).reshape(3)
    return answer
