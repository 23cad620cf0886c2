"""math.sqrt of eps, reciprocal, errstate."""
import math

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    with np.errstate(all="ignore"):
        s = np.hypot(np.std(x, axis=-1, keepdims=True), math.sqrt(eps))
        return np.reciprocal(s) * (x - np.mean(x, axis=-1, keepdims=True)) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    with np.errstate(all="raise", under="ignore"):
        s = np.hypot(np.sqrt(np.mean(x * x, axis=-1, keepdims=True)), math.sqrt(eps))
        return np.reciprocal(s) * x * gamma
