"""Loss and gradient are rounded to four decimals; the digits after that are lost.

Is rounding a matter of calculating or of showing? How many digits does the statement compare?

Caught by: worked_example loss gradient targets uniform rows_of_the_gradient slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return np.round(loss, 4), np.round(dlogits / N, 4)
