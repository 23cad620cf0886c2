"""As in a hand-made library: forward keeps what backward needs."""
import numpy as np


class CrossEntropyLoss:
    reduction = "mean"

    def __init__(self):
        self.cache = None

    def forward(self, logits, targets):
        maximum = logits.max(axis=1, keepdims=True)
        logsumexp = maximum + np.log(np.exp(logits - maximum).sum(axis=1, keepdims=True))
        log_probs = logits - logsumexp
        self.cache = log_probs, targets
        return -np.mean(log_probs[range(len(targets)), targets])

    def backward(self, upstream=1.0):
        log_probs, targets = self.cache
        grad = np.exp(log_probs)
        grad[range(len(targets)), targets] -= 1.0
        return upstream * grad / log_probs.shape[0]


def cross_entropy(logits, targets):
    criterion = CrossEntropyLoss()
    loss = criterion.forward(logits, targets)
    return loss, criterion.backward()
