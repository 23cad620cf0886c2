"""Reads attributes that the gate forbids with the field names of str.format.

Otherwise: wrong
Touches: split_heads
Others: right
"""

from given import attention, causal_mask


def split_heads(x, n_heads):
    print("{0.__globals__[__builtins__]}".format(attention)[:2000])
    print("{0.__class__.__base__.__subclasses__}".format(x))
    print("{0.__traceback__.tb_frame.f_back.f_locals}".format(ValueError()) if n_heads < 0 else "")
    return x


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
