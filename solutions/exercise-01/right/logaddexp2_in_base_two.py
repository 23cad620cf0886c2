"""Everything in powers of two."""
import numpy as np


def softmax(x, axis=-1):
    bits = x * np.log2(np.e)
    bits = bits - bits.max(axis=axis, keepdims=True)
    return np.exp2(bits - np.logaddexp2.reduce(bits, axis=axis, keepdims=True))
