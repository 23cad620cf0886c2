"""The loss is the logarithm of the sum of powers minus the target's logit, as it should be, but the powers are
those of the logits as they are. From 710 on they are infinite.

The formula is right on paper. What is np.exp(1000)? By how much does the logarithm of the sum change if 1000 is
subtracted from every logit?

Caught by: worked_example shifted_rows large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    log_totals = np.log(np.exp(logits).sum(axis=1, keepdims=True))
    log_probs = logits - log_totals
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
