"""Type hints throughout."""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


def gelu(x: Floats) -> Floats:
    inner: Floats = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x: Floats) -> Floats:
    return 0.5 * x * (1 + np.tanh(0.5 * x))


def feed_forward(x: Floats, params: Mapping[str, Floats]) -> Floats:
    hidden: Floats = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
