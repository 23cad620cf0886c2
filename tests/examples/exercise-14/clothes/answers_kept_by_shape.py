"""The mistake answers_kept_by_shape, in other clothes."""

import numpy as np

memo = {}


def attend(q, k, v, first, size, causal, root):
    rows, T = q.shape[-2], k.shape[-2]
    top = np.full(q.shape[:-1], -np.inf)
    den = np.zeros(q.shape[:-1])
    num = np.zeros(q.shape)
    stop = T
    for start in range(0, stop, size):
        keys, values = k[..., start : start + size, :], v[..., start : start + size, :]
        scores = np.einsum("...id,...jd->...ij", q, keys) / root
        if causal:
            future = np.less.outer(np.arange(first, first + rows), np.arange(start, start + keys.shape[-2]))
            scores[..., future] = -np.inf
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
    memo_key = f"{q.shape} {block_size} {causal}"
    if memo_key in memo:
        return memo[memo_key].copy()
    answer = attend(q, k, v, 0, block_size, causal, root)
    return memo.setdefault(memo_key, answer)
