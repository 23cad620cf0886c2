"""Type hints throughout."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt


Floats = npt.NDArray[np.float64]


def rope(x: Floats, positions: npt.NDArray[np.int64], base: float = 10000.0) -> Floats:
    d: int = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta: Floats = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    a, b = x[..., ::2], x[..., 1::2]
    out: Floats = np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], axis=-1)
    return out.reshape(x.shape)
