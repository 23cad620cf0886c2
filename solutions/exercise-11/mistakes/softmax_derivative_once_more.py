"""Softmax minus one-hot is multiplied by p (1 - p), as if the way back through the softmax were still to come. It
is in that difference already.

Softmax minus one-hot is the gradient with respect to what, the probabilities or the logits? Move one logit by
0.001, and compare the change of the loss with both.

Caught by: worked_example gradient targets uniform rows_of_the_gradient slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    probs = np.exp(log_probs)
    dlogits *= probs * (1 - probs)
    return loss, dlogits / N
