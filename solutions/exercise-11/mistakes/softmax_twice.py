"""The softmax is taken of numbers that have been through a softmax already, so that all classes come out nearly
alike, and loss and gradient are those of another model.

Follow one row through your function and write down its numbers after each line. Logits may be any number: at
which point do yours lie between 0 and 1 for the first time, and what happens to them after that?

Caught by: worked_example loss gradient targets slopes large rows_apart far_targets
"""

import numpy as np


def softmax(x):
    powers = np.exp(x - x.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def cross_entropy(logits, targets):
    N = len(logits)
    probs = softmax(softmax(logits))
    loss = -np.log(probs[np.arange(N), targets]).mean()

    dlogits = probs.copy()
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
