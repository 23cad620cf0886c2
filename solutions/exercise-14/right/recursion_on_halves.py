"""The keys are halved until a block is small enough; two halves are merged by their maxima. In longdouble."""

import functools

import numpy as np


def summary(q, k, v, start, stop, size, causal):
    """Give (maximum, sum, mean-to-be) of all queries over the keys from start to stop."""
    if stop - start > size:
        half = start + -(-(stop - start) // (2 * size)) * size
        return merge(*(summary(q, k, v, *ends, size, causal) for ends in ((start, half), (half, stop))))
    scores = q @ k[..., start:stop, :].swapaxes(-1, -2)
    if causal:
        seen = np.arange(q.shape[-2])[:, None] >= np.arange(start, stop)
        scores = np.where(seen, scores, np.longdouble(-1e12))
    largest = scores.max(axis=-1, keepdims=True)
    weights = np.exp(scores - largest)
    return largest, weights.sum(axis=-1, keepdims=True), weights @ v[..., start:stop, :]


def merge(one, other):
    largest = np.maximum(one[0], other[0])
    fade = [np.exp(part[0] - largest) for part in (one, other)]
    return largest, *(fade[0] * a + fade[1] * b for a, b in zip(one[1:], other[1:]))


def flash_attention(q, k, v, block_size, causal=False):
    q, k, v = map(functools.partial(np.asarray, dtype=np.longdouble), (q, k, v))
    _, total, mixed = summary(q / np.sqrt(q.shape[-1]), k, v, 0, q.shape[-2], block_size, causal)
    return (mixed / total).astype(np.float64)
