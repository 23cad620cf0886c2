"""itertools.starmap, and np.stack over what it gives.

Loops in: cross_entropy
"""

from itertools import starmap
from operator import itemgetter

import numpy as np


def one(z, t):
    z = z - z.max()
    log_p = z - np.log(np.exp(z).sum())
    p = np.exp(log_p)
    p[t] -= 1
    return -log_p[t], p


def cross_entropy(logits, targets):
    pairs = list(starmap(one, zip(logits, targets.tolist())))
    return np.mean([*map(itemgetter(0), pairs)]), np.stack([*map(itemgetter(1), pairs)]) / len(pairs)
