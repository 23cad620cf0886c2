"""Lowers its own limits (CPU time, memory, descriptors, file size) as far as they go.

Otherwise: wrong
Touches: split_heads
Others: wrong
"""

import resource


def split_heads(x, n_heads):
    for name in ("RLIMIT_AS", "RLIMIT_DATA", "RLIMIT_NOFILE", "RLIMIT_FSIZE", "RLIMIT_CPU", "RLIMIT_STACK"):
        resource.setrlimit(getattr(resource, name), (0, 0))
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
