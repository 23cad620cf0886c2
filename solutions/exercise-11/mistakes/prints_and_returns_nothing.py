"""The results are printed, and the function ends without a return: the caller gets None.

What is the difference between showing a number and giving it back? What does `x = print(3)` leave in x?

Caught by: worked_example pair loss gradient targets uniform rows_of_the_gradient slopes shifted_rows large
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    print(loss, dlogits / N)
