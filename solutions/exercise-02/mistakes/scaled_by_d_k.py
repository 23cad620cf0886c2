"""sdpa divides the scores by d_k itself and not by its square root, so the weights come out too even.

In the example d_k is 2. By what was 0.4446 divided to give 0.3143796749?

Caught by: sdpa_worked_weights, sdpa_sizes
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    d_k = k.shape[-1]
    scores = q @ k.T / d_k
    return softmax(scores) @ v


def mha(x, wq, wk, wv, wo):
    n_heads = wq.shape[0]
    heads = []
    for h in range(n_heads):
        q = x @ wq[h]
        k = x @ wk[h]
        v = x @ wv[h]
        head = sdpa(q, k, v)
        heads.append(head)
    concat = np.concatenate(heads, axis=1)
    return concat @ wo
