"""Everything from numpy, by a star."""
from numpy import *


def softmax(x, axis=-1):
    e = exp(x - amax(x, axis=axis, keepdims=True))
    return e / add.reduce(e, axis=axis, keepdims=True)
