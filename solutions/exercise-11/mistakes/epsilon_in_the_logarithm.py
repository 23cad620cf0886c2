"""A tiny number is added to the probability before its logarithm is taken. No infinity is left, but a wrong loss:
about 21 where thousands are right.

Which loss do you give for a target that lies 1000 below the largest logit, and one that lies 5000 below? Where
has the difference gone?

Caught by: worked_example loss targets uniform large far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    probs = np.exp(log_probs)
    loss = -np.log(probs[np.arange(N), targets] + 1e-9).mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
