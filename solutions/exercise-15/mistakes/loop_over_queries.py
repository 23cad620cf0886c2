"""The queries are gone through one after another, each with the derivatives of its own softmax.

Multiply the matrix of derivatives with its column on paper. What is left is a product of numbers at the same
place, and one sum for each row. For how many rows at once can NumPy do that?

Caught by: no_loops
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    scores = q @ k.swapaxes(-1, -2) / root
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    dv = weights.swapaxes(-1, -2) @ d_out
    dweights = d_out @ v.swapaxes(-1, -2)
    dscores = np.empty_like(weights)
    eye = np.eye(k.shape[-2])
    for i in range(q.shape[-2]):
        p = weights[..., i, :]
        derivatives = p[..., :, None] * (eye - p[..., None, :])
        dscores[..., i, :] = (derivatives @ dweights[..., i, :, None])[..., 0]
    dscores = dscores / root
    dq = dscores @ k
    dk = dscores.swapaxes(-1, -2) @ q
    return dq, dk, dv
