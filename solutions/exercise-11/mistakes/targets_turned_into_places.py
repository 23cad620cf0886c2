"""The targets are turned into places of the flat table with +=, in the caller's own array. The answer is right,
but the targets are other ones afterwards.

Print targets before and after the call. Does += make a new array?

Caught by: leaves_inputs
"""

import numpy as np


def cross_entropy(logits, targets):
    N, V = logits.shape
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    targets += V * np.arange(N)
    loss = -log_probs.ravel()[targets].mean()

    dlogits = np.exp(log_probs).ravel()
    dlogits[targets] -= 1
    return loss, dlogits.reshape(N, V) / N
