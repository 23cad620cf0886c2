"""probabilities_with_one_maximum: columns first, and the rows picked by take_along_axis."""

import numpy as np


def cross_entropy(logits, targets):
    e = np.exp(np.transpose(logits) - logits.ravel().max())
    p = np.transpose(e / np.einsum("vn->n", e))
    at = targets.reshape(-1, 1)
    own = np.take_along_axis(p, at, axis=1)
    g = np.array(p)
    np.put_along_axis(g, at, own - 1, axis=1)
    return np.mean(np.log(own)) * -1.0, g / at.shape[0]
