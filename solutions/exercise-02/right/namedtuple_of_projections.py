"""A NamedTuple carries q, k and v."""
from typing import NamedTuple

import numpy as np
from given import softmax


class Projected(NamedTuple):
    q: np.ndarray
    k: np.ndarray
    v: np.ndarray


def sdpa(q, k, v):
    p = Projected(q, k, v)
    return softmax(p.q @ p.k.T / np.sqrt(p.k.shape[1])) @ p.v


def mha(x, wq, wk, wv, wo):
    projected = (Projected(*(x @ w[h] for w in (wq, wk, wv))) for h in range(len(wq)))
    return np.concatenate([sdpa(*p) for p in projected], axis=1) @ wo
