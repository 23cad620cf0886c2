"""softmax is an object with __call__, as in a deep-learning library."""
import numpy as np


class Softmax:
    def __init__(self, default=-1):
        self.default = default

    def forward(self, x, axis):
        z = x - x.max(axis=axis, keepdims=True)
        self.last = np.exp(z)
        return self.last / self.last.sum(axis=axis, keepdims=True)

    def __call__(self, x, axis=-1):
        return self.forward(x, axis)


softmax = Softmax()
