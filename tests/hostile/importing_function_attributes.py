"""Hangs hostile objects on its functions: __wrapped__ of itself, __dict__, __doc__, __annotations__.

Otherwise: right
Touches: import
Others: right
"""

from given import attention, causal_mask


class Rude:
    def __repr__(self):
        raise SystemExit(0)

    __str__ = __eq__ = __repr__
    __hash__ = object.__hash__


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


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


split_heads.__wrapped__ = split_heads
merge_heads.__annotations__ = {"x": Rude(), "return": "1 / 0"}
mha_forward.__doc__ = Rude()
mha_forward.__defaults__ = None
mha_forward.expected = Rude()
