"""The mistake minus_infinity_replaced_in_x, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    if x.dtype.kind == "f":
        np.putmask(x, np.isneginf(x), -1e9)
    top = np.expand_dims(x.max(axis), axis)
    powers = np.exp(x - top)
    return powers / np.expand_dims(powers.sum(axis), axis)
