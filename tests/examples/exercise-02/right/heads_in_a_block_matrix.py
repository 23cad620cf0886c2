"""np.block joins the heads; a list of lists of one row."""
import numpy as np
from given import softmax


def sdpa(q, k, v):
    scores = np.inner(q, k) / np.sqrt(q.shape[1])
    return softmax(scores) @ v


def mha(x, wq, wk, wv, wo):
    return np.block([[sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]]) @ wo
