"""functools.reduce over a fixed list of steps."""

from functools import reduce

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    steps = (
        lambda s: s / np.sqrt(q.shape[-1]),
        lambda s: s if mask is None else np.where(mask, s, -np.inf),
        softmax,
        lambda w: w @ v,
    )
    return reduce(lambda value, step: step(value), steps, q @ k.swapaxes(-1, -2))
