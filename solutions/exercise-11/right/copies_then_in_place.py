"""A copy of its own, written into step by step; prints, warns, and asserts on the way."""
import warnings

import numpy as np


def cross_entropy(logits, targets, *, verbose=False):
    """Copy first, then work in place."""
    assert logits.ndim == 2 and targets.shape == logits.shape[:1]
    work = np.empty(logits.shape, order="F")
    np.copyto(work, logits)
    np.subtract(work, np.maximum.reduce(work, axis=1, keepdims=True), out=work)
    losses = -work[tuple(np.stack([np.arange(len(work)), targets]))]
    np.exp(work, out=work)
    total = np.add.reduce(work, axis=1, keepdims=True)
    losses += np.log(total).squeeze(1)
    work /= total
    work[np.arange(len(work)), targets] -= 1
    work *= 1 / len(work)
    warnings.warn(f"loss {losses.mean()}")
    print("ok" if verbose else "")
    return losses.mean(), work
