"""Objects with __call__, as in a deep-learning library."""
import numpy as np


class Norm:
    def __init__(self, centre):
        self.centre = centre
        self.cache = None

    def normalise(self, x, eps):
        if self.centre:
            x = x - x.mean(-1, keepdims=True)
        self.cache = np.sqrt(np.mean(x**2, -1, keepdims=True) + eps)
        return x / self.cache


class LayerNorm(Norm):
    def __call__(self, x, gamma, beta, eps=1e-5):
        return self.normalise(x, eps) * gamma + beta


class RMSNorm(Norm):
    def __call__(self, x, gamma, eps=1e-5):
        return self.normalise(x, eps) * gamma


layer_norm = LayerNorm(centre=True)
rms_norm = RMSNorm(centre=False)
