"""Copies of the weight columns: multi-head attention with wide matrices, no change to params."""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def widen(w, n_heads, n_kv_heads):
    D, kv = w.shape
    w = w.reshape(D, n_kv_heads, kv // n_kv_heads)
    return w.repeat(n_heads // n_kv_heads, axis=1).reshape(D, -1)


def gqa_forward(x, params, n_heads, n_kv_heads):
    D = x.shape[2]
    for a, b in ((D, n_heads), (n_heads, n_kv_heads)):
        if a % b:
            raise ValueError(f"{a} is no multiple of {b}")
    wide = dict(params)
    for name in ("Wk", "Wv"):
        wide[name] = widen(params[name], n_heads, n_kv_heads)
    q, k, v = (split_heads(x @ wide[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    return merge_heads(attention(q, k, v, causal_mask(len(x[0])))) @ wide["Wo"]
