"""One block of keys at a time, for all queries at once; under causal only for those that may see some of it."""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    largest = np.full((*q.shape[:-1], 1), -np.inf)
    total = np.zeros((*q.shape[:-1], 1))
    mixed = np.zeros(q.shape)
    for start in range(0, T, block_size):
        stop = min(start + block_size, T)
        first = start if causal else 0
        scores = q[..., first:, :] @ k[..., start:stop, :].swapaxes(-1, -2) / np.sqrt(d)
        if causal:
            scores[..., np.arange(first, T)[:, None] < np.arange(start, stop)] = -np.inf
        old = largest[..., first:, :]
        new = np.maximum(old, scores.max(-1, keepdims=True))
        weights = np.exp(scores - new)
        total[..., first:, :] = total[..., first:, :] * np.exp(old - new) + weights.sum(-1, keepdims=True)
        mixed[..., first:, :] = mixed[..., first:, :] * np.exp(old - new) + weights @ v[..., start:stop, :]
        largest[..., first:, :] = new
    return mixed / total
