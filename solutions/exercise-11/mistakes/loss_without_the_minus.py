"""The mean logarithm of the targets' probabilities is returned as it is. A probability is below 1, so its
logarithm is below 0, and the loss would be best at minus infinity.

What does your loss give for a model that is nearly certain of the right class, and what for one that is nearly
certain of a wrong one? Which of the two is the larger number?

Caught by: worked_example loss targets uniform large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
