"""Each class is treated as a question of its own, answered yes or no: to the loss of the target come the
logarithms of 1 - p of all other classes.

Cross-entropy between classes sums -y ln p. Which y are 0 there, and what do they add? With two classes your
loss is exactly twice the right one: why?

Caught by: worked_example loss targets uniform large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    probs = np.exp(log_probs)
    one_hot = np.eye(logits.shape[1])[targets]
    losses = -(one_hot * log_probs + (1 - one_hot) * np.log(1 - probs + one_hot))
    loss = losses.sum(axis=1).mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
