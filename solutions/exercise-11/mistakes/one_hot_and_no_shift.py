"""The exponential is taken of the logits as they are, and one-hot times logarithm is summed over all classes: beyond
710 there is infinity divided by infinity, and below -745 there is 0 times the logarithm of 0. Both are nan.

Try a logit of 1000. Which number can be subtracted from a whole row without changing its probabilities? And which of
the V logarithms of a row does its loss need?

Caught by: worked_example shifted_rows large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N, V = logits.shape
    powers = np.exp(logits)
    probs = powers / powers.sum(axis=1, keepdims=True)
    one_hot = np.eye(V)[targets]
    loss = -np.sum(one_hot * np.log(probs)) / N
    return loss, (probs - one_hot) / N
