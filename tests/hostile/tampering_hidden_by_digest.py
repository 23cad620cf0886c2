"""Changes its arguments and makes hashlib digest the bytes they had before.

Otherwise: wrong
Touches: mha_forward
Others: right
"""

import hashlib

from given import attention, causal_mask


class Constant:
    digest_size, block_size, name = 16, 64, "blake2b"

    def __init__(self, *args, **kwargs):
        pass

    def update(self, data):
        pass

    def digest(self, *args):
        return b"\0" * 16

    def hexdigest(self, *args):
        return "0" * 32


for algorithm in ("sha256", "sha1", "md5", "blake2b", "blake2s", "new"):
    setattr(hashlib, algorithm, Constant)


def _right(x, params, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    shape = (B, T, n_heads, D // n_heads)
    q = (x @ params["Wq"]).reshape(shape).swapaxes(1, 2)
    k = (x @ params["Wk"]).reshape(shape).swapaxes(1, 2)
    v = (x @ params["Wv"]).reshape(shape).swapaxes(1, 2)
    y = attention(q, k, v, causal_mask(T))
    return y.swapaxes(1, 2).reshape(B, T, D) @ params["Wo"]


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    y = _right(x, params, n_heads)
    x[...] = 0
    return y
