"""np.apply_over_axes calls a function once for each axis it is given: one."""
import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.apply_over_axes(np.max, x, [axis]))
    return e / np.apply_over_axes(np.sum, e, [axis])
