"""layer_norm takes the rows one by one, in a loop: right numbers, but a call of Python for every row, where NumPy
could work on all of them at once.

Which of your steps would not work on the whole array? What do mean and var need, to do it for all rows?

Caught by: layer_no_loops
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    rows = x.reshape(-1, x.shape[-1])
    done = []
    for row in rows:
        done.append((row - row.mean()) / np.sqrt(row.var() + eps) * gamma + beta)
    return np.array(done).reshape(x.shape)


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
