"""A frozen dataclass holds the sizes and checks them."""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from given import attention, causal_mask


@dataclass(frozen=True)
class Sizes:
    batch: int
    tokens: int
    heads: int
    width: int

    @classmethod
    def of(cls, x: np.ndarray, n_heads: int) -> Sizes:
        batch, tokens, full = x.shape
        if full % n_heads != 0:
            raise ValueError(f"{full} numbers per token cannot be shared by {n_heads} heads")
        return cls(batch, tokens, n_heads, full // n_heads)

    @property
    def cut(self) -> tuple[int, int, int, int]:
        return (self.batch, self.tokens, self.heads, self.width)


def split_heads(x: np.ndarray, n_heads: int) -> np.ndarray:
    return x.reshape(Sizes.of(x, n_heads).cut).transpose(0, 2, 1, 3)


def merge_heads(x: np.ndarray) -> np.ndarray:
    s = Sizes(x.shape[0], x.shape[2], x.shape[1], x.shape[3])
    return x.transpose(0, 2, 1, 3).reshape(s.batch, s.tokens, s.heads * s.width)


def mha_forward(x: np.ndarray, params: dict[str, np.ndarray], n_heads: int) -> np.ndarray:
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
