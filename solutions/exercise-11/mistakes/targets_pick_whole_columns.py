"""log_probs[:, targets] and dlogits[:, targets] take, for each target, its whole column: N times N numbers. Every
row is judged by the targets of all rows.

Print the shape of log_probs[:, targets] for three rows. How many numbers do you want from each row, and what
has to stand in place of the colon to get one?

Caught by: worked_example loss gradient targets uniform rows_of_the_gradient slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[:, targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[:, targets] -= 1
    return loss, dlogits / N
