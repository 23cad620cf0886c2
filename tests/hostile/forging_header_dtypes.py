"""Replaces the dtype of every array in a header: object, void, text, structured, dates, nonsense.

Otherwise: wrong
Touches: import
Others: wrong
"""

import itertools
import json

encode = json.JSONEncoder.encode
dtypes = itertools.cycle(["O", "|O8", "V8", "<U2", "S8", "<M8[s]", "f8,O", "<f8,<f8", "(1000000,)f8", "int", "", None,
                          "__import__('os')", "<f16", "x" * 100_000, ">f8"])


def rewrite(value):
    if isinstance(value, dict):
        return {key: rewrite(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [rewrite(item) for item in value]
    if isinstance(value, str) and value.lstrip("<>=|")[:1] in tuple("fiubc") and value[-1:].isdigit():
        return next(dtypes)
    return value


json.JSONEncoder.encode = lambda self, value: encode(self, rewrite(value))


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
