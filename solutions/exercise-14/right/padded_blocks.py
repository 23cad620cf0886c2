"""Padded to whole blocks, all blocks of queries side by side, and the padding masked; functools.reduce loops."""

from functools import reduce

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    *lead, T, d = q.shape
    block_size = min(block_size, T)
    n = -(-T // block_size)
    wide = [(0, 0)] * len(lead) + [(0, n * block_size - T), (0, 0)]
    q, k, v = (np.pad(x, wide).reshape(*lead, n, block_size, d) for x in (q, k, v))
    place = np.arange(n * block_size).reshape(n, block_size)

    def step(state, j):
        m, total, mixed = state
        s = np.einsum("...nid,...jd->...nij", q, k[..., j, :, :]) / np.sqrt(d)
        seen = place[j] < T
        if causal:
            seen = seen & (place[:, :, None] >= place[j])
        s = np.where(seen, s, -np.inf)
        new = np.maximum(m, s.max(axis=-1, keepdims=True))
        w = np.exp(s - new)
        fade = np.exp(m - new)
        mixed = mixed * fade + np.einsum("...nij,...jd->...nid", w, v[..., j, :, :])
        return new, total * fade + w.sum(axis=-1, keepdims=True), mixed

    start = np.full((*lead, n, block_size, 1), -np.inf), 0.0, np.zeros(q.shape)
    _, total, mixed = reduce(step, range(n), start)
    return (mixed / total).reshape(*lead, n * block_size, d)[..., :T, :]
