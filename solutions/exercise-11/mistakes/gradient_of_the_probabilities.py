"""The gradient is -1/p at the targets and 0 elsewhere: that is how the loss changes with the probabilities, not
with the logits. The way back through the softmax is missing.

Which variable do you differentiate by, and which one does the caller have? Your gradient says nothing about the
classes that are not the target: does the loss depend on their logits?

Caught by: worked_example gradient targets uniform rows_of_the_gradient slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.zeros_like(logits)
    dlogits[np.arange(N), targets] = -1 / np.exp(log_probs[np.arange(N), targets])
    return loss, dlogits / N
