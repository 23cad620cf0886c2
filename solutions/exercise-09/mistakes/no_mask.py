"""The hand-written attention has no mask: every token sees the whole text, also what comes after it.

Change the last token of a text. Which rows of the answer may change?

Caught by: block_values, block_attention_half, block_causal
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
    heads = softmax(q @ k.swapaxes(-1, -2) / np.sqrt(d)) @ v
    return heads.transpose(0, 2, 1, 3).reshape(B, T, D) @ params["Wo"]


def transformer_block(x, params, n_heads):
    h = x + mha(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
