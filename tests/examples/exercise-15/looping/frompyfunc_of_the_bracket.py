"""np.frompyfunc calls a lambda for each number of dS.

Loops in: attention_backward
"""

import numpy as np
from given import softmax


bracket = np.frompyfunc(lambda weight, told, mean: weight * (told - mean), 3, 1)


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    p = softmax(np.where(True if mask is None else mask, q @ k.swapaxes(-1, -2) / root, -np.inf))
    g = d_out @ v.swapaxes(-1, -2)
    ds = bracket(p, g, (p * g).sum(-1, keepdims=True)).astype(float)
    return ds @ k / root, ds.swapaxes(-1, -2) @ q / root, p.swapaxes(-1, -2) @ d_out
