"""sdpa turns q, k and v into float32, as deep-learning libraries do: about 7 digits are left, and the
answer is off in the seventh.

How many digits does the statement ask for, and how many has each of the two float types?

Caught by: sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    q, k, v = q.astype(np.float32), k.astype(np.float32), v.astype(np.float32)
    scores = q @ k.T / np.sqrt(np.float32(q.shape[-1]))
    weights = softmax(scores)
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
