"""Type hints throughout."""

from __future__ import annotations

from typing import Optional, TypeAlias

import numpy.typing as npt

import numpy as np
from given import softmax


Array: TypeAlias = "npt.NDArray[np.float64]"


def causal_mask(T: int) -> npt.NDArray[np.bool_]:
    return np.tril(np.ones((T, T), dtype=np.bool_))


def attention(q: Array, k: Array, v: Array, mask: Optional[npt.NDArray[np.bool_]] = None) -> Array:
    scores: Array = q @ np.swapaxes(k, -1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights: Array = softmax(scores)
    return weights @ v
