"""The mistake split_keeps_tokens_first, in other clothes."""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    # (B, T, D) -> (B, T, H, d)
    return np.stack(np.split(x, n_heads, axis=-1), axis=-2)


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    q, k, v = [np.moveaxis(split_heads(x @ params[n], n_heads), 2, 1) for n in ("Wq", "Wk", "Wv")]
    return merge_heads(attention(q, k, v, mask=causal_mask(x.shape[1]))) @ params["Wo"]
