"""The logits of the targets are averaged and negated as if they were logarithms of probabilities already. The
gradient, which does use a softmax, is right.

Add 5 to every logit: does your loss change? The statement's does not. What is missing between a logit and the
logarithm of its probability?

Caught by: worked_example loss targets uniform shifted_rows large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -logits[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
