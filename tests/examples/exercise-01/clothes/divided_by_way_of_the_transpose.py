"""The mistake divided_by_way_of_the_transpose, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    top = x.max(axis)
    turned = np.exp(np.transpose(x) - top)
    total = np.transpose(turned).sum(axis)
    return np.transpose(turned / total)
