"""mha makes the keys with wq: a line was copied, and one letter in it not changed. Every token then finds
itself most interesting.

Read the three lines of projections aloud. Is each of wq, wk and wv used once? Which of your q0, k0, v0
differs from the example?

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
    heads = []
    for h in range(len(wq)):
        q = x @ wq[h]
        k = x @ wq[h]
        v = x @ wv[h]
        heads.append(sdpa(q, k, v))
    return np.concatenate(heads, axis=1) @ wo
