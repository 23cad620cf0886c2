"""The axis goes to the end, where [..., None] lines up, and back: the answer is a view."""
import numpy as np


def softmax(x, axis=-1):
    z = np.moveaxis(x, axis, -1)
    z = np.exp(z - z.max(-1)[..., None])
    z = z / z.sum(-1)[..., None]
    return np.moveaxis(z, -1, axis)
