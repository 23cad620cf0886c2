"""Computed in float64, and only what comes back is of another dtype."""
import numpy as np


def cross_entropy(logits, targets):
    V = logits.shape[-1]
    biggest = np.nanmax(logits, axis=1, keepdims=True)
    log_z = biggest + np.log(np.exp(logits - biggest).sum(axis=1, keepdims=True))
    per_row = np.squeeze(log_z, 1) - np.choose(0, [logits[np.arange(len(targets)), targets]])
    soft = np.exp(logits - log_z)
    gradient = (soft - np.eye(V)[targets]) * (1.0 / len(targets))
    return np.mean(per_row).astype(np.float32), gradient.astype(np.float32)
