"""Gives a class whose metaclass raises for __name__, __call__ and comparison.

Otherwise: wrong
Touches: merge_heads
Others: right
"""

from given import attention, causal_mask


class Meta(type):
    @property
    def __name__(cls):
        raise SystemExit(0)

    def __call__(cls, *args):
        raise KeyboardInterrupt

    def __eq__(cls, other):
        raise GeneratorExit

    def __repr__(cls):
        raise SystemExit(0)

    __hash__ = type.__hash__


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


class merge_heads(metaclass=Meta):
    pass
