"""Holds bidirectional controls in a comment and in a string, so that code reads other than it runs.

Otherwise: right
Touches: mha_forward
Others: right
"""

from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    note = "‮⁦ if n_heads == 1 ⁩⁦"  # ‮ } ⁦return x⁩ ⁦ begin
    B, T, D = x.shape
    if D % n_heads or not note:
        raise ValueError(note)
    shape = (B, T, n_heads, D // n_heads)
    q = (x @ params["Wq"]).reshape(shape).swapaxes(1, 2)
    k = (x @ params["Wk"]).reshape(shape).swapaxes(1, 2)
    v = (x @ params["Wv"]).reshape(shape).swapaxes(1, 2)
    return attention(q, k, v, causal_mask(T)).swapaxes(1, 2).reshape(B, T, D) @ params["Wo"]
