"""A loop over the two halves of the work, and one over two axes: their turns depend on no size."""
import numpy as np


def cross_entropy(logits, targets):
    grid = []
    for axis in range(logits.ndim):
        shape = [1, 1]
        shape[axis] = -1
        grid.append(np.arange(logits.shape[axis]).reshape(shape))
    rows, classes = grid
    hot = np.where(classes == targets[rows], 1.0, 0.0)

    shifted, total = logits, 0.0
    for step in ("shift", "sum"):
        if step == "shift":
            shifted = logits - np.max(logits, axis=1, keepdims=True)
        else:
            total = np.log(np.sum(np.exp(shifted), axis=1, keepdims=True))
    log_p = shifted - total
    parts = [-(hot * log_p).sum(), np.exp(log_p) - hot]
    loss, dlogits = (part / len(logits) for part in parts)
    return loss, dlogits
