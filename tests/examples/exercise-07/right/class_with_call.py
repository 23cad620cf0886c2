"""An object with __call__ stands for the function."""

import numpy as np


class Rope:
    def speeds(self, d, base):
        return base ** (-np.arange(0, d, 2) / d)

    def tables(self, positions, d, base):
        angles = positions[:, None] * self.speeds(d, base)
        return np.cos(angles), np.sin(angles)

    def __call__(self, x, positions, base=10000.0):
        d = x.shape[-1]
        if d % 2:
            raise ValueError("odd")
        cos, sin = self.tables(positions, d, base)
        a, b = x[..., ::2], x[..., 1::2]
        return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)


rope = Rope()
