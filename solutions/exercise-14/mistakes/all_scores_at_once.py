"""The answer is right, and on the way something that grows with T * T is in memory at one time: the
matrix of all scores, or what was made of each tile and kept until the end.

How many numbers do you hold when T is 2048? Which of them are still needed once a tile was added to
what is collected?

Caught by: flash_memory, flash_memory_causal
"""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    scores = np.zeros((*q.shape[:-1], T))
    for i in range(0, T, block_size):
        for j in range(0, T, block_size):
            tile = q[..., i : i + block_size, :] @ k[..., j : j + block_size, :].swapaxes(-1, -2)
            scores[..., i : i + block_size, j : j + block_size] = tile / np.sqrt(d)
    if causal:
        scores = np.where(np.tri(T, dtype=bool), scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights @ v / weights.sum(axis=-1, keepdims=True)
