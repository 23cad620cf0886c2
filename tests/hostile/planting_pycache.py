"""Writes compiled files for the worker, the wire and given into __pycache__.

Otherwise: wrong
Touches: import
Others: wrong
"""

import importlib.util
import os
import sys

for name in ("__main__", "wire", "worker", "given", "numpy"):
    source = getattr(sys.modules.get(name), "__file__", None)
    if source:
        try:
            path = importlib.util.cache_from_source(source) + ".planted"
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(b"\0" * 16)
        except OSError:
            pass


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
