"""The maximum and the total of each row have lost their axis, (N,), and do not stand beside (N, V). On most shapes
that is an error; if N = V it is silently wrong, because then they run along the columns.

What shapes do logits and their row maxima have? NumPy lines shapes up from the right: which axis does the N
meet?

Caught by: worked_example pair loss gradient targets uniform rows_of_the_gradient slopes shifted_rows large
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
