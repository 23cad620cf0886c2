"""-inf is looked for in the last place only; elsewhere it counts as the smallest finite entry."""

import numpy as np


def softmax(x, axis=-1):
    z = np.moveaxis(np.asarray(x, dtype=float), axis, -1)
    finite = np.where(np.isneginf(z), z[np.isfinite(z)].min(), z)
    finite[..., -1] = z[..., -1]
    w = np.exp(finite - finite.max(-1, keepdims=True))
    return np.moveaxis(w / w.sum(-1, keepdims=True), -1, axis)
