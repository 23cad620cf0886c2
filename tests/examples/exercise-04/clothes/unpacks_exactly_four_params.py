"""The mistake unpacks_exactly_four_params, in other clothes."""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    rest = x.shape[2] % n_heads
    if rest > 0:
        raise ValueError("%d numbers left over" % rest)
    cut = x.reshape(*x.shape[:2], n_heads, -1)
    return np.moveaxis(cut, 2, 1)


def merge_heads(x):
    y = np.moveaxis(x, 1, 2)
    return y.reshape(*y.shape[:2], -1)


def mha_forward(x, params, n_heads):
    (_, key_weights), (_, last), (_, query_weights), (_, value_weights) = sorted(params.items())
    q, k, v = x @ query_weights, x @ key_weights, x @ value_weights
    q, k, v = split_heads(q, n_heads), split_heads(k, n_heads), split_heads(v, n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ last
