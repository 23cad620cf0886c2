"""swapaxes with the next axis until the axis is last, and back again: a while over axes."""
import numpy as np


def softmax(x, axis=-1):
    start = axis if axis >= 0 else axis + x.ndim
    z, at = x, start
    while at < x.ndim - 1:
        z = z.swapaxes(at, at + 1)
        at += 1
    e = np.exp(z - z.max(-1)[..., None])
    e = e / e.sum(-1)[..., None]
    while at > start:
        e = e.swapaxes(at, at - 1)
        at -= 1
    return e
