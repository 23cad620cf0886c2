"""The heads of a text share one running maximum; each text and each query has its own."""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    places = np.arange(T)
    parts = []
    for top in range(0, T, block_size):
        rows = places[top : top + block_size]
        best, weight, mixed = np.full((*q.shape[:-2], len(rows), 1), -np.inf), 0.0, 0.0
        for left in range(0, T if not causal else rows[-1] + 1, block_size):
            cols = places[left : left + block_size]
            scores = q[..., rows, :] @ k[..., cols, :].swapaxes(-1, -2) / np.sqrt(d)
            if causal:
                scores = np.where(cols > rows[:, None], -np.inf, scores)
            now = np.maximum(best, scores.max(axis=-1, keepdims=True))
            if q.ndim == 4:
                now = now.max(axis=1, keepdims=True)
            old, new = np.exp(best - now), np.exp(scores - now)
            weight = weight * old + new.sum(axis=-1, keepdims=True)
            mixed = mixed * old + new @ v[..., cols, :]
            best = now
        parts.append(mixed / weight)
    return np.concatenate(parts, axis=-2)
