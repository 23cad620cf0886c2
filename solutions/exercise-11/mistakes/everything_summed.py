"""Loss and gradient both belong to the sum of the rows' losses: neither is divided by N. They go together, but the
statement asks for the mean.

What happens to the size of a training step when the batch is made twice as large? Which of the two, the sum or
the mean, depends on N?

Caught by: worked_example loss gradient targets uniform slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].sum()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits
