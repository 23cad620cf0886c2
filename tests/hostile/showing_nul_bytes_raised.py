"""Raises an exception whose message holds NUL and control characters that XML cannot hold.

Otherwise: wrong
Touches: mha_forward
Others: right
"""


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    raise ValueError("a\0b\x01\x08\x0b\x0c\x1f\x7f\x85\ufffe\uffff\ufdd0")
