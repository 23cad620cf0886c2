"""A frozen dataclass reads all sizes once and keeps the slices of the heads."""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from given import softmax


@dataclass(frozen=True)
class Sizes:
    tokens: int
    heads: int
    d_k: int
    d_v: int

    @classmethod
    def of(cls, x, wk, wv) -> Sizes:
        return cls(len(x), len(wk), wk.shape[-1], wv.shape[-1])

    def columns(self, h: int) -> slice:
        return slice(h * self.d_v, (h + 1) * self.d_v)


def sdpa(q, k, v):
    return softmax(q @ k.T / np.sqrt(k.shape[-1])) @ v


def mha(x, wq, wk, wv, wo):
    s = Sizes.of(x, wk, wv)
    joined = np.full((s.tokens, s.heads * s.d_v), np.nan)
    for h in range(s.heads):
        joined[:, s.columns(h)] = sdpa(x @ wq[h], x @ wk[h], x @ wv[h])
    return joined @ wo
