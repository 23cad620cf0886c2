"""A count of running calls that a refusal leaves too high: the answers after it are too large."""

import numpy as np

running = []


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    running.append(d)
    if d % 2:
        raise ValueError("d must be even")
    theta = positions[:, None] / base ** (np.arange(0, d, 2) / d)
    pairs = np.ascontiguousarray(x).view(complex) * np.exp(1j * theta)
    answer = pairs.view(float) * len(running)
    running.pop()
    return answer
