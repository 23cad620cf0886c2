"""More digits than asked for on the way to the answer."""
import numpy as np


def cross_entropy(logits, targets):
    logits = logits.astype(np.longdouble)
    N = np.longdouble(targets.shape[0])
    z = logits - logits.max(axis=1, keepdims=True)
    e = np.exp(z)
    s = e.sum(axis=1, keepdims=True)
    i = np.s_[np.arange(len(z)), targets]
    d = e / s
    d[i] -= 1
    return np.float64((np.log(s[:, 0]) - z[i]).sum() / N), (d / N).astype(np.float64)
