"""Type hints throughout."""
import numpy as np
import numpy.typing as npt
from given import softmax

Array = npt.NDArray[np.float64]


def sdpa(q: Array, k: Array, v: Array) -> Array:
    d_k: int = q.shape[-1]
    scores: Array = q @ k.T / np.sqrt(d_k)
    weights: Array = softmax(scores)
    return weights @ v


def mha(x: Array, wq: Array, wk: Array, wv: Array, wo: Array) -> Array:
    heads: list[Array] = []
    n_heads: int = wq.shape[0]
    for h in range(n_heads):
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
