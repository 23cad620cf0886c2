"""A single text, or a single head, comes back without its axis."""

import numpy as np


def one_query(query, keys, values):
    scores = keys @ query / np.sqrt(len(query))
    weights = np.exp(scores - scores.max())
    return weights @ values / weights.sum()


def flash_attention(q, k, v, block_size, causal=False):
    if q.ndim > 2:
        texts = [flash_attention(*text, block_size, causal) for text in zip(q, k, v, strict=True)]
        return np.stack(texts) if len(texts) > 1 else texts[0]
    ends = [i + 1 if causal else len(k) for i in range(len(q))]
    return np.array([one_query(query, k[:end], v[:end]) for query, end in zip(q, ends, strict=True)])
