"""sdpa clips the scores to -100 ... 100 so that exp cannot overflow: two scores of 800 and 900 become
equal, and share the attention half and half.

Two keys have the scores 800 and 900. Which weights are right, and which do you give? What could you do
to both scores that leaves their difference as it is?

Caught by: sdpa_large_scores
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = q @ k.T / np.sqrt(q.shape[-1])
    scores = np.clip(scores, -100, 100)
    return softmax(scores) @ v


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(x @ wq[h], x @ wk[h], x @ wv[h]) for h in range(wq.shape[0])]
    concat = np.concatenate(heads, axis=-1)
    return np.matmul(concat, wo)
