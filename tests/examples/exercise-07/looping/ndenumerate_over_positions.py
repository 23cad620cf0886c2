"""np.ndenumerate over the positions.

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    done = np.empty(x.shape)
    theta = base ** (-np.arange(0, d, 2) / d)
    for (t,), p in np.ndenumerate(positions):
        z = (x[..., t, ::2] + 1j * x[..., t, 1::2]) * np.exp(1j * p * theta)
        done[..., t, ::2], done[..., t, 1::2] = z.real, z.imag
    return done
