"""mha sends its answer through one more softmax, as a classifier would.

Do the rows of the result in the example sum to 1? Which step of the statement is your last?

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
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return softmax(np.concatenate(heads, axis=1) @ wo)
