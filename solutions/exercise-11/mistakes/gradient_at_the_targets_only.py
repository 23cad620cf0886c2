"""Only the targets get a gradient, (p - 1) / N; all other entries are 0. But the other logits stand in the sum of
the softmax, too.

Move a logit that is not the target a little, and look at the loss. Does it stay the same?

Caught by: worked_example gradient targets uniform rows_of_the_gradient slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.zeros_like(logits)
    dlogits[np.arange(N), targets] = np.exp(log_probs[np.arange(N), targets]) - 1
    return loss, dlogits / N
