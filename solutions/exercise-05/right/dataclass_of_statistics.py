"""The statistics of a row in a dataclass, typed."""
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Statistics:
    mean: Array
    var: Array

    @classmethod
    def of(cls, x: Array) -> "Statistics":
        return cls(x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True))

    @property
    def mean_square(self) -> Array:
        return self.mean**2 + self.var


def layer_norm(x: Array, gamma: Array, beta: Array, eps: float = 1e-5) -> Array:
    s = Statistics.of(x)
    return (x - s.mean) / np.sqrt(s.var + eps) * gamma + beta


def rms_norm(x: Array, gamma: Array, eps: float = 1e-5) -> Array:
    return x / np.sqrt(Statistics.of(x).mean_square + eps) * gamma
