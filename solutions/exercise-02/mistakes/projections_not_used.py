"""mha gives x itself to sdpa as query, key and value; wq, wk and wv are not used, and all heads are alike.

What makes head 0 different from head 1? In the example, where does q0 come from?

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
        heads.append(sdpa(x, x, x))
    return np.concatenate(heads, axis=1) @ wo
