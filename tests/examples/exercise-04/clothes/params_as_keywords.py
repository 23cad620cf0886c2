"""The mistake params_as_keywords, in other clothes."""

from dataclasses import dataclass

import numpy as np
from given import attention, causal_mask


@dataclass
class Weights:
    Wq: np.ndarray
    Wk: np.ndarray
    Wv: np.ndarray
    Wo: np.ndarray


def split_heads(x, n_heads):
    b, t, c = np.shape(x)
    if c // n_heads * n_heads != c:
        raise ValueError("the heads would not be equal")
    return np.einsum("bthk->bhtk", x.reshape(b, t, n_heads, c // n_heads))


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    w = Weights(**params)
    q, k, v = split_heads(x @ w.Wq, n_heads), split_heads(x @ w.Wk, n_heads), split_heads(x @ w.Wv, n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ w.Wo
