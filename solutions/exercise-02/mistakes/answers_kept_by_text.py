"""mha remembers its answers by the numbers of x: the same text with other weights gets the old answer.

Run the example with wo and then with an identity matrix as wo. Does the second answer differ from the
first? What does the answer depend on beside x?

Caught by: mha_worked_example, mha_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    raw = q @ k.T
    scaled = raw / k.shape[1] ** 0.5
    weights = np.stack([softmax(row) for row in scaled])
    return weights @ v


CACHE = {}


def mha(x, wq, wk, wv, wo):
    key = x.tobytes()
    if key not in CACHE:
        heads = []
        for h in range(len(wq)):
            heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
        CACHE[key] = np.concatenate(heads, axis=1) @ wo
    return CACHE[key]
