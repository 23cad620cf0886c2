"""mha puts the heads together in another way than side by side, so wo does not fit: one under the other
(np.concatenate without an axis, vstack), added up, or only one of them.

With three tokens and two heads of two numbers: what shape has your array before wo, and how many rows
has wo?

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
    return np.concatenate(heads) @ wo
