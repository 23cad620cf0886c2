"""The mistake everything_at_once, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    flat = x.reshape(-1)
    flat = flat - flat.max()
    log_total = np.log(np.sum(np.exp(flat)))
    return np.exp(flat - log_total).reshape(x.shape)
