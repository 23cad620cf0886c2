"""The softmax is stable, but the loss is the logarithm of its result. A class that is 800 below the largest has
the probability 0 in float64, and the loss is infinite.

Try a target that lies 1000 below the largest logit: what is its loss on paper? Can the logarithm be taken
without computing the probability first?

Caught by: worked_example far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    probs = powers / powers.sum(axis=1, keepdims=True)
    loss = -np.log(probs[np.arange(N), targets]).mean()

    dlogits = probs.copy()
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
