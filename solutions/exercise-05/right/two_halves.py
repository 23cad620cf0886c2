"""The rows in two halves, one after the other: two turns, whatever their number."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    done = []
    for half in np.array_split(x.reshape(-1, x.shape[-1]), 2):
        d = half - half.mean(1, keepdims=True)
        done.append(d / np.sqrt(np.mean(d * d, 1, keepdims=True) + eps) * gamma + beta)
    return np.concatenate(done).reshape(x.shape)


def rms_norm(x, gamma, eps=1e-5):
    halves = np.array_split(x.reshape(-1, x.shape[-1]), 2)
    return np.vstack([h / np.sqrt(np.mean(h * h, 1, keepdims=True) + eps) * gamma for h in halves]).reshape(x.shape)
