"""Type hints from numpy.typing, overload and a keyword-only extra."""
import typing as t

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.float64] | npt.NDArray[np.int64]


def softmax(x: Numbers, axis: int = -1, *, temperature: float = 1.0) -> Floats:
    z: Floats = np.asarray(x, dtype=np.float64) / temperature
    largest: Floats = t.cast(Floats, z.max(axis=axis, keepdims=True))
    e: Floats = np.exp(z - largest)
    return e / e.sum(axis=axis, keepdims=True)
