"""out= into buffers of its own."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    y = np.empty(x.shape)
    np.subtract(x, np.mean(x, axis=-1, keepdims=True), out=y)
    v = np.empty((*x.shape[:-1], 1))
    np.mean(y * y, axis=-1, keepdims=True, out=v)
    np.sqrt(np.add(v, eps, out=v), out=v)
    np.divide(y, v, out=y)
    np.multiply(y, gamma, out=y)
    return np.add(y, beta, out=y)


def rms_norm(x, gamma, eps=1e-5):
    y = np.square(x)
    v = y.mean(-1, keepdims=True)
    v += eps
    np.sqrt(v, out=v)
    return np.multiply(np.divide(x, v, out=y), gamma, out=y)
