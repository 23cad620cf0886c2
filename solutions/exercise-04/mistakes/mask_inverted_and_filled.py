"""mha_forward writes its -1e9 over the scores where the causal mask is True, as if that meant "hidden": tokens see the
future only, and the last one, to which all is hidden, takes the plain mean of all values.

What does True mean in the mask that causal_mask gives? Which keys does query 0 then see?

Caught by: mha_causal
"""

import numpy as np
from given import causal_mask, softmax


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("n_heads does not divide D")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q, k, v = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    scores = np.where(causal_mask(x.shape[1]), -1e9, scores)
    return merge_heads(softmax(scores) @ v) @ params["Wo"]
