"""The gradient has the wrong sign: one-hot minus softmax. A step against it makes the loss larger.

Move the target's logit up a little: does the loss rise or fall? What sign must its entry of the gradient have,
then?

Caught by: worked_example gradient targets uniform rows_of_the_gradient slopes large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    dlogits = -dlogits
    return loss, dlogits / N
