"""The loss is the sum of one-hot times logarithm over all classes. A class that lies 800 below the largest has the
probability 0 and the logarithm minus infinity; times the 0 of the one-hot row, that is nan.

What is 0 * np.log(0) in NumPy? Which of the V logarithms of a row does its loss need, and can it be taken without
computing the probability first?

Caught by: worked_example far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N, V = logits.shape
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    probs = powers / powers.sum(axis=1, keepdims=True)
    one_hot = np.eye(V)[targets]
    loss = -np.sum(one_hot * np.log(probs)) / N
    return loss, (probs - one_hot) / N
