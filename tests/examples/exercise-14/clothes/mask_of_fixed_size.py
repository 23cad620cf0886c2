"""The mistake mask_of_fixed_size, in other clothes."""

import numpy as np

LONGEST = 64
BIAS = np.triu(np.full((LONGEST, LONGEST), -np.inf), k=1)


def attend(q, k, v, first, size, causal, root):
    rows, T = q.shape[-2], k.shape[-2]
    top = np.full(q.shape[:-1], -np.inf)
    den = np.zeros(q.shape[:-1])
    num = np.zeros(q.shape)
    stop = min(T, first + size) if causal else T
    for start in range(0, stop, size):
        keys, values = k[..., start : start + size, :], v[..., start : start + size, :]
        scores = np.einsum("...id,...jd->...ij", q, keys) / root
        if causal:
            scores = scores + BIAS[first : first + rows, start : start + keys.shape[-2]]
        best = np.maximum(top, np.max(scores, axis=-1))
        fade = np.exp(top - best)
        weights = np.exp(scores - best[..., None])
        den = den * fade + np.sum(weights, axis=-1)
        num = num * fade[..., None] + np.einsum("...ij,...jd->...id", weights, values)
        top = best
    return num / den[..., None]


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    root = d**0.5
    parts = []
    step = block_size if causal else T
    for first in range(0, T, step):
        part = attend(q[..., first : first + step, :], k, v, first, block_size, causal, root)
        parts.append(part)
    return np.concatenate(parts, axis=-2)
