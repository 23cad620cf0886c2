"""Lambdas, one line each."""
import numpy as np

over = lambda f, z: f(z, axis=-1, keepdims=True)
layer_norm = lambda x, gamma, beta, eps=1e-5: (
    (x - over(np.mean, x)) * gamma / np.sqrt(over(np.var, x) + eps) + beta
)
rms_norm = lambda x, gamma, eps=1e-5: x * gamma / np.sqrt(over(np.mean, x * x) + eps)
