"""Lies about its parameters through __signature__, __wrapped__, __defaults__ and __text_signature__.

Otherwise: wrong
Touches: split_heads
Others: right
"""

import inspect

from given import attention, causal_mask


def split_heads(*args, **kwargs):
    return args[0]


split_heads.__signature__ = inspect.Signature(
    [inspect.Parameter("x", inspect.Parameter.POSITIONAL_OR_KEYWORD),
     inspect.Parameter("n_heads", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
)
split_heads.__wrapped__ = split_heads
split_heads.__text_signature__ = "(x, n_heads)"


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
