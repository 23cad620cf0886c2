"""The mistake rows_and_columns_only, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    which = 0 if axis == 0 else x.ndim - 1
    z = np.moveaxis(x, which, -1)
    z = np.exp(z - z.max(-1)[..., None])
    z = z / z.sum(-1)[..., None]
    return np.moveaxis(z, -1, which)
