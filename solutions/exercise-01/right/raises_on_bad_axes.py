"""Says no to what the statement leaves out, in f-strings with a comprehension."""
import numpy as np


def softmax(x, axis=-1):
    x = np.asarray(x)
    if x.dtype.kind not in "fiu":
        raise TypeError(f"numbers are needed, not {x.dtype}")
    if not -x.ndim <= axis < x.ndim:
        known = ", ".join(str(a) for a in range(x.ndim))
        raise ValueError(f"axis {axis} is none of {known}")
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.sum(e, axis=axis, keepdims=True)
