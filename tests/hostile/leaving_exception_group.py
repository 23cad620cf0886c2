"""Raises an exception group nested 500 deep that contains SystemExit and KeyboardInterrupt.

Otherwise: wrong
Touches: merge_heads
Others: right
"""

from given import attention, causal_mask


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
    group = BaseExceptionGroup("bottom", [SystemExit(0), KeyboardInterrupt()])
    for _ in range(500):
        group = BaseExceptionGroup("level", [group, StopIteration()])
    raise group
