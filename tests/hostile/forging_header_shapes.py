"""Replaces the shape of every array in a header: negative, enormous, not whole, not numbers.

Otherwise: wrong
Touches: import
Others: wrong
"""

import itertools
import json

encode = json.JSONEncoder.encode
shapes = itertools.cycle([[-1], [10**12], [2**63, 2], [0] * 100, [1.5], ["3"], [True], [[1]], None, [2**31, 2**31, 2**31]])


def rewrite(value):
    if isinstance(value, dict):
        return {key: rewrite(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        if value and all(type(item) is int for item in value):
            return next(shapes)
        return [rewrite(item) for item in value]
    return value


json.JSONEncoder.encode = lambda self, value: encode(self, rewrite(value))


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
