"""functools.reduce takes the larger one, column after column.

Loops in: cross_entropy
"""

from functools import reduce

import numpy as np


def cross_entropy(logits, targets):
    N, V = logits.shape
    z = logits - reduce(np.maximum, logits.T)[:, None]
    log_p = z - np.log(np.exp(z).sum(axis=1))[:, None]
    hot = np.eye(V)[targets]
    return -(hot * log_p).sum() / N, (np.exp(log_p) - hot) / N
