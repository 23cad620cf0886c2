"""The mistake answers_kept_by_text, in other clothes.
"""

import numpy as np
from given import softmax


def sdpa(q, k, v):
    rows = []
    for query in q:
        scores = np.dot(k, query) * np.shape(k)[1] ** -0.5
        rows.append(np.dot(softmax(scores), v))
    return np.array(rows)


known = []


def mha(x, wq, wk, wv, wo):
    for text, answer in known:
        if np.array_equal(text, x):
            return answer
    answer = np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
    known.append((x.copy(), answer))
    return answer
