"""The row maxima are subtracted from the caller's own logits with -=. The answer is right, but the logits are
other ones afterwards.

Print logits before and after the call. What is the difference between x -= 1 and x = x - 1, for an array that
somebody else holds as well?

Caught by: leaves_inputs
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    logits -= logits.max(axis=1, keepdims=True)
    shifted = logits
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
