"""minus_lost_in_exp: with math.log and complex numbers."""

import math

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError(f"{d} columns")
    step = math.log(base) / d
    theta = np.einsum("t,i->ti", positions, np.exp(step * np.arange(0.0, d, 2.0)))
    pairs = np.ascontiguousarray(x).view(complex)
    return (pairs * (np.cos(theta) + 1j * np.sin(theta))).view(float)
