"""Makes every header text that is no JSON: NaN, lone surrogates, duplicate keys, a trailing comma.

Otherwise: wrong
Touches: import
Others: wrong
"""

import itertools
import json

texts = itertools.cycle(["NaN", '{"a": Infinity}', '"\\ud800"', '{"ok": false, "ok": true}', "{},", "", "\0",
                         "\ufeff{}", "[1e999]", "null", "0", '"ok"', "[]", "{" * 100])
json.JSONEncoder.encode = lambda self, value: next(texts)


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
