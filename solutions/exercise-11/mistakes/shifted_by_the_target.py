"""The target's logit is subtracted from its row, which makes the loss a neat formula. But where the target lies
far below the largest logit, the powers of the others become infinite.

Any number may be subtracted from a row. Which one makes sure that no power is above 1? Try a row where the
target is 1000 below another class.

Caught by: worked_example far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - np.take_along_axis(logits, targets[:, None], axis=1)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
