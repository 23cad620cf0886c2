"""Writes up to 1 GB into /dev/shm, which is memory that no limit of address space counts.

Otherwise: wrong
Touches: mha_forward
Others: right
"""

import os


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    with open("/dev/shm/filler.bin", "wb") as file:
        os.unlink("/dev/shm/filler.bin")
        for _ in range(1000):
            file.write(b"\1" * 1_000_000)
    return x
