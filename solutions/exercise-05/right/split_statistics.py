"""np.split of a stacked array of both moments; put_along_axis; swapaxes."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    moments = np.stack([x.mean(-1), x.var(-1)], axis=-1)
    mean, var = np.split(moments, 2, axis=-1)
    z = np.swapaxes((x - mean) / np.sqrt(var + eps), 0, -1)
    return np.swapaxes(z, -1, 0) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    y = np.zeros_like(x)
    root = np.sqrt((x**2).mean(-1, keepdims=True) + eps)
    np.put_along_axis(y, np.broadcast_to(np.arange(x.shape[-1]), x.shape), x / root * gamma, axis=-1)
    return y
