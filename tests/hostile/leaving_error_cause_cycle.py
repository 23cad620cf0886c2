"""Raises an exception that is its own cause, with a chain of 50,000 contexts behind it.

Otherwise: wrong
Touches: split_heads
Others: right
"""

from given import attention, causal_mask


def split_heads(x, n_heads):
    first = error = ValueError("start")
    for i in range(50_000):
        error.__context__ = ValueError(i)
        error = error.__context__
    error.__cause__ = first
    raise first


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    shape = (B, T, n_heads, D // n_heads)
    q = (x @ params["Wq"]).reshape(shape).swapaxes(1, 2)
    k = (x @ params["Wk"]).reshape(shape).swapaxes(1, 2)
    v = (x @ params["Wv"]).reshape(shape).swapaxes(1, 2)
    y = attention(q, k, v, causal_mask(T))
    return y.swapaxes(1, 2).reshape(B, T, D) @ params["Wo"]
