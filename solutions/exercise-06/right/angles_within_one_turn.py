"""Whole turns are taken off first; lambdas, a walrus, ranges, and a further parameter."""
import numpy as np

turn = 2 * np.pi
rates = lambda D, base: np.reciprocal(np.float_power(base, np.array(range(0, D, 2)) / D))
within = lambda angles: np.remainder(angles, turn)


def sinusoidal_positions(T, D, base=10000.0, *, start=0):
    if (odd := D % 2):
        raise ValueError(f"{odd} column would be left over")
    angles = within(np.array(range(start, start + T))[..., np.newaxis] * rates(D, base))
    table = np.full((T, D), np.nan)
    np.copyto(table[:, 0::2], np.sin(angles))
    np.put_along_axis(table, np.arange(1, D, 2)[None, :], np.cos(angles), axis=1)
    return table
