"""np.nditer walks over every number of the weights and of what they are told.

Loops in: attention_backward
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    p = softmax(np.where(True if mask is None else mask, q @ k.swapaxes(-1, -2) / root, -np.inf))
    g = d_out @ v.swapaxes(-1, -2)
    ds = p * 0.0
    mean = np.broadcast_to((p * g).sum(-1, keepdims=True), p.shape)
    with np.nditer([p, g, mean, ds], op_flags=[["readonly"]] * 3 + [["readwrite"]]) as walk:
        for weight, told, row, into in walk:
            into[...] = weight * (told - row)
    return ds @ k / root, ds.swapaxes(-1, -2) @ q / root, p.swapaxes(-1, -2) @ d_out
