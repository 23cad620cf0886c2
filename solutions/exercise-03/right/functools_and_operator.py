"""partial and operator functions in the place of signs."""

import math
import operator
from functools import partial

import numpy as np
from given import softmax


transposed = partial(np.swapaxes, axis1=-1, axis2=-2)
ones = partial(np.ones, dtype=bool)


def causal_mask(T):
    return np.tril(ones((T, T)))


def attention(q, k, v, mask=None):
    s = operator.truediv(operator.matmul(q, transposed(k)), math.sqrt(q.shape[-1]))
    if operator.is_not(mask, None):
        s = np.where(mask, s, -math.inf)
    return operator.matmul(softmax(s), v)
