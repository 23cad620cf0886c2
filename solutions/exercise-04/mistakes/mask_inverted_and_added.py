"""mha_forward adds -1e9 to the scores where the causal mask is True, as if that meant "hidden": tokens see the future
only. The last one, to which all is hidden alike, sees everything after all.

What does True mean in the mask that causal_mask gives, and what is True * -1e9? Which keys does query 0 then see?

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
    scores = scores + causal_mask(x.shape[1]) * -1e9
    return merge_heads(softmax(scores) @ v) @ params["Wo"]
