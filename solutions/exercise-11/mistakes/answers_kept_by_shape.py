"""The answer for each shape is kept, and the next logits of the same shape get it again.

What does your answer depend on, beside the shape? Call the function twice, with different logits of one shape.

Caught by: loss gradient targets uniform rows_of_the_gradient slopes large rows_apart far_targets
"""

import numpy as np


known = {}


def cross_entropy(logits, targets):
    if logits.shape not in known:
        N = len(logits)
        shifted = logits - logits.max(axis=1, keepdims=True)
        log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
        dlogits = np.exp(log_probs)
        dlogits[np.arange(N), targets] -= 1
        known[logits.shape] = -log_probs[np.arange(N), targets].mean(), dlogits / N
    return known[logits.shape]
