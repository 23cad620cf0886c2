"""A module with a buffer, in the manner of a deep-learning library."""
from dataclasses import dataclass, field

import numpy as np


class OddSizeError(ValueError):
    pass


@dataclass
class PositionalEncoding:
    d_model: int
    max_len: int = 5000
    base: float = 10000.0
    pe: np.ndarray = field(init=False)

    def __post_init__(self):
        if self.d_model % 2:
            raise OddSizeError(self.d_model)
        self.pe = np.zeros((1, self.max_len, self.d_model))
        angles = np.arange(self.max_len)[:, None] * self.rates
        self.pe[0, :, 0::2] = np.sin(angles)
        self.pe[0, :, 1::2] = np.cos(angles)

    @property
    def rates(self):
        return np.power(self.base, -np.arange(0, self.d_model, 2) / self.d_model)

    def __call__(self, length):
        return self.pe[:, :length].squeeze(axis=0)


def sinusoidal_positions(T, D, base=10000.0):
    return PositionalEncoding(D, T, base)(T)
