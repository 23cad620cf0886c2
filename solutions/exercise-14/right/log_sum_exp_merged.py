"""Keeps a finished answer and its log-sum-exp, and merges each block's own answer into it by logaddexp."""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    place = np.arange(T)
    answer = np.zeros(q.shape)
    size = np.full(q.shape[:-1], -np.inf)  # log of the sum of exp of all scores so far
    for start in range(0, T, block_size):
        keys = place[start : start + block_size]
        seeing = place[start:] if causal else place
        scores = np.take(q, seeing, axis=-2) @ np.swapaxes(np.take(k, keys, axis=-2), -2, -1) * d**-0.5
        if causal:
            scores = np.where(np.greater_equal.outer(seeing, keys), scores, -np.inf)
        own = np.logaddexp.reduce(scores, axis=-1)
        merged = np.logaddexp(size[..., seeing], own)
        keep = np.exp(size[..., seeing] - merged)[..., None]
        fresh = np.exp(scores - merged[..., None]) @ np.take(v, keys, axis=-2)
        answer[..., seeing, :] = answer[..., seeing, :] * keep + fresh
        size[..., seeing] = merged
    return answer
