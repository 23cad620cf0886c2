"""np.expand_dims, np.average, np.divide."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = np.subtract(x, np.expand_dims(np.average(x, axis=-1), -1))
    v = np.expand_dims(np.average(np.power(d, 2), axis=-1), -1)
    return np.add(np.multiply(np.divide(d, np.sqrt(np.add(v, eps))), gamma), beta)


def rms_norm(x, gamma, eps=1e-5):
    q = np.expand_dims(np.average(np.power(x, 2), axis=-1), -1)
    return np.multiply(np.divide(x, np.sqrt(np.add(q, eps))), gamma)
