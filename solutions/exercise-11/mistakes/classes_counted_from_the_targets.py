"""The one-hot table has as many columns as the largest target asks for. Where no row has the last class, it is too
narrow.

How many classes do the targets [0, 2, 1] speak of, if there are five logits in a row? Which of the two
arguments knows V?

Caught by: worked_example pair loss gradient targets rows_of_the_gradient large rows_apart far_targets no_loops
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    one_hot = np.eye(targets.max() + 1)[targets]
    dlogits = dlogits - one_hot
    return loss, dlogits / N
