"""-10000 in the place of hidden scores is far enough below -1000; a memo of roots, asserts and prints beside."""

from functools import cache
from math import sqrt
from typing import Optional

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]


@cache
def root(d: int) -> float:
    return sqrt(d)


def attention_backward(
    d_out: Array, q: Array, k: Array, v: Array, mask: Optional[npt.NDArray[np.bool_]] = None
) -> tuple[Array, Array, Array]:
    assert q.shape[-1] == k.shape[-1] and v.shape[-1] == d_out.shape[-1]
    scores = q @ k.swapaxes(-2, -1) / root(q.shape[-1])
    match mask:
        case None:
            print("no mask")
        case _:
            scores = np.where(mask, scores, -1e4)
    e = np.exp(scores - np.amax(scores, -1, keepdims=True))
    p = e / np.add.reduce(e, -1, keepdims=True)
    dp = d_out @ v.swapaxes(-2, -1)
    centred = dp - np.average(dp, -1, weights=p, keepdims=True) if q.shape[-2] else dp
    ds = p * centred / root(q.shape[-1])
    return ds @ k, ds.swapaxes(-2, -1) @ q, p.swapaxes(-2, -1) @ d_out
