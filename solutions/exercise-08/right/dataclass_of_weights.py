"""The weights become a dataclass, made of the keys that it has."""
from dataclasses import dataclass, fields

import numpy as np


@dataclass(frozen=True)
class FeedForward:
    W1: np.ndarray
    b1: np.ndarray
    W2: np.ndarray
    b2: np.ndarray

    @classmethod
    def of(cls, params):
        return cls(**{field.name: params[field.name] for field in fields(cls)})

    def __call__(self, x):
        return gelu(x @ self.W1 + self.b1) @ self.W2 + self.b2


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def silu(x):
    return x / 2 * (1 + np.tanh(x / 2))


def feed_forward(x, params):
    return FeedForward.of(params)(x)


def swiglu(x, params):
    return (silu(x @ params["Wg"]) * (x @ params["Wu"])) @ params["Wd"]
