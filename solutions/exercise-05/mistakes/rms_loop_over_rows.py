"""rms_norm takes the rows one by one, in a loop: right numbers, but a call of Python for every row, where NumPy
could work on all of them at once.

Which of your steps would not work on the whole array? What does mean need, to do it for all rows?

Caught by: rms_no_loops
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rows = x.reshape(-1, x.shape[-1])
    done = []
    for row in rows:
        done.append(row / np.sqrt(np.mean(row**2) + eps) * gamma)
    return np.array(done).reshape(x.shape)
