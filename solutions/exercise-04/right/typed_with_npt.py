"""Type hints from numpy.typing and typing, and a small alias."""
import typing as t

import numpy as np
import numpy.typing as npt
from given import attention, causal_mask

Array = npt.NDArray[np.float64]
Params = t.Mapping[str, Array]


def split_heads(x: Array, n_heads: int) -> Array:
    batch, length, dim = x.shape
    if dim % n_heads != 0:
        raise ValueError(f"dim ({dim}) must be divisible by n_heads ({n_heads})")
    head_dim: int = dim // n_heads
    return x.reshape(batch, length, n_heads, head_dim).transpose(0, 2, 1, 3)


def merge_heads(x: Array) -> Array:
    batch, n_heads, length, head_dim = x.shape
    return x.transpose(0, 2, 1, 3).reshape(batch, length, n_heads * head_dim)


def mha_forward(x: Array, params: Params, n_heads: int, *, causal: bool = True) -> Array:
    q: Array = split_heads(x @ params["Wq"], n_heads)
    k: Array = split_heads(x @ params["Wk"], n_heads)
    v: Array = split_heads(x @ params["Wv"], n_heads)
    mask: t.Optional[Array] = causal_mask(x.shape[1]) if causal else None
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"]
