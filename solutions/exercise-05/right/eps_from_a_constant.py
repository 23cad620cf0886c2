"""The default in a constant; a further parameter with a default; keyword calls."""
import numpy as np

EPS = 1e-5


def normalise(*, x, eps, centre):
    d = np.subtract(x, np.mean(a=x, axis=-1, keepdims=True)) if centre else x
    return np.divide(d, np.sqrt(np.mean(a=np.square(d), axis=-1, keepdims=True) + eps))


def layer_norm(x, gamma, beta, eps=EPS, verbose=False):
    if verbose:
        print(x.shape)
    return normalise(x=x, eps=eps, centre=True) * gamma + beta


def rms_norm(x, gamma, eps=EPS, verbose=False):
    return normalise(x=x, eps=eps, centre=False) * gamma
