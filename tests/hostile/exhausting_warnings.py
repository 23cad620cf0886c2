"""Gives 3000 different warnings in one call; the values are right.

Otherwise: right
Touches: merge_heads
Others: right
"""

import warnings

from given import attention, causal_mask

done = []


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


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


def merge_heads(x):
    if not done:
        done.append(1)
        for i in range(3_000):
            warnings.warn(f"warning {i} \x1b[31m[bold red]", stacklevel=1)
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)
