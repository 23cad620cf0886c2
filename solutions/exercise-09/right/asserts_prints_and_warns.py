"""Checks the shapes, prints them, and warns of wide feed-forward layers."""

import warnings

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x: np.ndarray, params: dict[str, dict[str, np.ndarray]], n_heads: int) -> np.ndarray:
    B, T, D = x.shape
    assert D % n_heads == 0, "n_heads must divide D"
    if params["ffn"]["W1"].shape[1] != 4 * D:
        warnings.warn("F is usually four times D", stacklevel=2)
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    assert h.shape == (B, T, D)
    print("after the attention:", h.shape)
    y = h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
    assert y.shape == (B, T, D) and np.isfinite(y).all()
    return y
