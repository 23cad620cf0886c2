"""A dataclass carries q, k, v and the mask."""

from dataclasses import dataclass

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


@dataclass(frozen=True)
class Parts:
    q: np.ndarray
    k: np.ndarray
    v: np.ndarray
    mask: np.ndarray | None = None

    @property
    def scores(self):
        s = self.q @ np.swapaxes(self.k, -1, -2) / np.sqrt(self.q.shape[-1])
        return s if self.mask is None else np.where(self.mask, s, -np.inf)

    @property
    def answer(self):
        return softmax(self.scores) @ self.v


def attention(q, k, v, mask=None):
    return Parts(q, k, v, mask).answer
