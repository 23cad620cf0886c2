"""mha uses head 0 with its rows of wo; the other heads never come into it.

How many heads has the example, and how many times is sdpa called in your code?

Caught by: mha_worked_concatenation, mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    raw = q @ k.T
    scaled = raw / k.shape[1] ** 0.5
    weights = np.stack([softmax(row) for row in scaled])
    return weights @ v


def mha(x, wq, wk, wv, wo):
    head = sdpa(x @ wq[0], x @ wk[0], x @ wv[0])
    return head @ wo[: head.shape[1]]
