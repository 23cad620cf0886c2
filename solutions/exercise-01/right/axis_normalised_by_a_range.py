"""range(x.ndim)[axis] counts any axis from the front."""
import numpy as np


def softmax(x, axis=-1):
    axis = range(x.ndim)[axis]
    spread = tuple(np.newaxis if a == axis else slice(None) for a in range(x.ndim))
    powers = np.exp(x - x.max(axis)[spread])
    return powers / powers.sum(axis)[spread]
