"""The D numbers first: then rows line up by themselves."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    columns = np.moveaxis(x, -1, 0)
    d = columns - columns.mean(0)
    y = d / np.sqrt(np.square(d).mean(0) + eps)
    return np.moveaxis(y, 0, -1) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return (x.T / np.sqrt((x.T**2).mean(axis=0) + eps)).T * gamma
