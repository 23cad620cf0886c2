"""The number of heads and d_k are constants at the top of the file, both 2 as in the example: sdpa and mha
are right for it, and for no text with other sizes.

Which of the arrays that you are handed knows n_heads, and which d_k? What would have to be edited for a
text with three heads?

Caught by: sdpa_sizes, mha_sizes
"""

import numpy as np
from given import softmax


num_heads = 2
d_model = 4
d_k = d_v = d_model // num_heads


def sdpa(q, k, v):
    scores = q @ k.T / d_k**0.5
    weights = np.stack([softmax(row) for row in scores])
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(num_heads):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
