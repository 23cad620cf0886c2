"""The gradient is computed inside the caller's logits: the softmax is written into them, and 1 taken off at the
targets.

Print logits before and after the call. Which of your names stand for one and the same array?

Caught by: leaves_inputs
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    logits -= logits.max(axis=1, keepdims=True)
    logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
    loss = -logits[np.arange(N), targets].mean()

    dlogits = np.exp(logits, out=logits)
    dlogits[np.arange(N), targets] -= 1
    dlogits /= N
    return loss, dlogits
