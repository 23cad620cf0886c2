"""The hand-written attention divides the scores by the root of D, where the root of d, the size of one head,
is due.

With one head the two agree. What about six?

Caught by: block_values, block_attention_half, block_heads
"""

import numpy as np
from given import feed_forward, layer_norm


def softmax(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def mha(x, params, n_heads):
    B, T, D = x.shape
    d = D // n_heads
    q, k, v = (
        (x @ params[name]).reshape(B, T, n_heads, d).transpose(0, 2, 1, 3) for name in ("Wq", "Wk", "Wv")
    )
    scores = np.where(np.tri(T, dtype=bool), q @ k.swapaxes(-1, -2) / np.sqrt(D), -np.inf)
    heads = softmax(scores) @ v
    return heads.transpose(0, 2, 1, 3).reshape(B, T, D) @ params["Wo"]


def transformer_block(x, params, n_heads):
    h = x + mha(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
