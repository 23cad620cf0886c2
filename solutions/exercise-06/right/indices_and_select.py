"""Row and column numbers of the whole table from np.indices; the refusal comes last, from a raised KeyError."""
import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    rows, columns = np.indices((T, D))
    even = columns % 2 == 0
    angles = rows * np.exp2(-np.log2(base) * np.where(even, columns, columns - 1) / D)
    table = np.select([even, ~even], [np.sin(angles), np.cos(angles)])
    try:
        return {0: table}[D % 2]
    except KeyError as error:
        raise ValueError("D must be even") from error
