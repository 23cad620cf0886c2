"""Finite numbers stand for minus infinity, so the blocks may come from the last to the first, hidden ones too."""

import numpy as np

LEAST = np.finfo(np.float64).min
HIDDEN = -1e9


def flash_attention(q, k, v, block_size, causal=False, *, verbose=False):
    T, d = q.shape[-2:]
    m = np.full((*q.shape[:-1], 1), LEAST)
    total, answer = np.zeros_like(m), np.zeros_like(q)
    start = (T - 1) // block_size * block_size
    while start >= 0:
        if verbose:
            print("block", start)
        scores = q @ k[..., start : start + block_size, :].swapaxes(-1, -2) / np.sqrt(d)
        if causal:
            hidden = ~np.tri(T, scores.shape[-1], -start, dtype=bool)
            np.copyto(scores, HIDDEN, where=hidden)
        new = np.maximum(m, np.amax(scores, axis=-1, keepdims=True))
        old_counts = np.exp(m - new)
        scores = np.exp(scores - new)
        total = old_counts * total + np.sum(scores, axis=-1, keepdims=True)
        answer = old_counts * answer + scores @ v[..., start : start + block_size, :]
        m = new
        start -= block_size
    return answer / total
