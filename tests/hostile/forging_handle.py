"""Returns what looks like the wire's own mark for an opaque handle or for an array.

Otherwise: wrong
Touches: split_heads
Others: right
"""

from given import attention, causal_mask

marks = [
    {"kind": "handle", "id": 0},
    {"$handle": 0},
    {"__handle__": 0},
    {"kind": "array", "dtype": "<f8", "shape": [1], "buffer": 0},
    {"type": "ndarray", "dtype": "<f8", "shape": [2, 2], "offset": 0},
    {"": 0, "\0": 1},
]


def split_heads(x, n_heads):
    marks.append(marks.pop(0))
    return marks[0]


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
