"""The logarithm is the one to base 10, as on a calculator's log key; the loss comes out 2.3 times too small.

Which of np.log, np.log2 and np.log10 undoes np.exp? What is the loss of ten equal logits in each of them?

Caught by: worked_example loss targets uniform large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean() / np.log(10)

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
