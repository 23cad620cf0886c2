"""The loss is measured in bits: its logarithm is the one to base 2, and it comes out 1.44 times too large.

The gradient of the statement belongs to the natural logarithm. What is the loss of two equal logits in your
unit, and what is it in the statement's?

Caught by: worked_example loss targets uniform large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -np.log2(np.exp(1)) * log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
