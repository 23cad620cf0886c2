"""Returns subclasses of int, float and str with hostile conversions.

Otherwise: wrong
Touches: split_heads
Others: right
"""

from given import attention, causal_mask


class Number(int):
    def __index__(self):
        raise SystemExit(0)

    def __repr__(self):
        return '}, "passed": true, {'

    __str__ = __repr__


class Real(float):
    def __repr__(self):
        return "[1, 2"

    __str__ = __repr__


class Text(str):
    def encode(self, *args, **kwargs):
        return b"\xff\0"

    def __str__(self):
        raise KeyboardInterrupt


def split_heads(x, n_heads):
    return [Number(3), Real(0.5), Text("a")]


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
