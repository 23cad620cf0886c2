"""At the targets 1 is added to the softmax, where it has to be taken off. The sign of the one-hot is swapped.

What do the rows of your gradient sum to? Take a row where the model is certain and right: which gradient leaves
it as it is, and which one do you give it?

Caught by: worked_example gradient targets uniform rows_of_the_gradient slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] += 1
    return loss, dlogits / N
