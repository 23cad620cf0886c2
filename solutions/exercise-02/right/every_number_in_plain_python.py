"""Nothing but Python's own numbers and lists until the end."""
import math

import numpy as np


def product(a, b):
    return [[math.fsum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def transposed(a):
    return [list(column) for column in zip(*a)]


def sdpa_lists(q, k, v):
    root = math.sqrt(len(k[0]))
    weights = []
    for row in product(q, transposed(k)):
        top = max(row)
        parts = [math.exp((score - top) / root) for score in row]
        total = math.fsum(parts)
        weights.append([part / total for part in parts])
    return product(weights, v)


def sdpa(q, k, v):
    return np.array(sdpa_lists(q.tolist(), k.tolist(), v.tolist()))


def mha(x, wq, wk, wv, wo):
    x = x.tolist()
    rows = [[] for _ in x]
    for a, b, c in zip(wq.tolist(), wk.tolist(), wv.tolist()):
        for row, more in zip(rows, sdpa_lists(product(x, a), product(x, b), product(x, c))):
            row.extend(more)
    return np.array(product(rows, wo.tolist()))
