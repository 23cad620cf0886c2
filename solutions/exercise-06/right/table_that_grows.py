"""The longest table so far is kept for each D and base; shorter ones are its first rows."""
import numpy as np

TABLES = {}


def build(T, D, base):
    angles = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    table = np.empty((T, D))
    table[:, 0::2], table[:, 1::2] = np.sin(angles), np.cos(angles)
    return table


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError("D must be even")
    known = TABLES.get((D, base))
    if known is None or len(known) < T:
        known = TABLES[D, base] = build(max(T, 64), D, base)
    return known[:T]
