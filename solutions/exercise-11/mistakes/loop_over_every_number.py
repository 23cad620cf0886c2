"""Two loops, one inside the other, visit every logit. The numbers are right, but the statement asks for whole
arrays.

Take the inner loop first: which NumPy call does for a whole row what it does number by number? Then the outer
one: which axis does that call need?

Caught by: no_loops
"""

import numpy as np


def cross_entropy(logits, targets):
    N, V = logits.shape
    loss = 0.0
    dlogits = np.zeros((N, V))
    for i in range(N):
        largest = max(logits[i])
        total = 0.0
        for j in range(V):
            total += np.exp(logits[i, j] - largest)
        loss += (np.log(total) + largest - logits[i, targets[i]]) / N
        for j in range(V):
            dlogits[i, j] = (np.exp(logits[i, j] - largest) / total - (j == targets[i])) / N
    return loss, dlogits
