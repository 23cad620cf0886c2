"""The softmax is stable, but the loss is the logarithm of its result. A class that is 800 below the largest has
the probability 0 in float64, and the loss is infinite.

Try a target that lies 1000 below the largest logit: what is its loss on paper? Can the logarithm be taken
without computing the probability first?

Caught by: worked_example far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    probs = np.exp(log_probs)
    loss = -np.log(probs[np.arange(N), targets]).mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
