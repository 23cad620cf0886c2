"""logaddexp.reduce is a stable logarithm of the sum; the loss is a Python float, and the pair a list."""
import numpy as np


def cross_entropy(logits, targets):
    total = np.logaddexp.reduce(logits, axis=-1)
    loss = float(np.average(total - np.take_along_axis(logits, targets[:, None], axis=-1).ravel()))
    p = np.exp(logits - total[:, None])
    y = np.identity(logits.shape[1])[targets]
    return [loss, (p - y) / targets.size]
