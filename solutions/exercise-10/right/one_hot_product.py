"""One-hot rows times the table look the tokens up; two more one-hot products place them and score them."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    V, D = params["wte"].shape
    T_max = params["wpe"].shape[0]
    B, T = ids.shape
    one_hot = (ids[:, :, None] == np.arange(V)).astype(np.float64)
    if T > T_max or not one_hot.any(axis=-1).all():
        raise ValueError("no such token, or no such position")
    places = np.eye(T, T_max) @ params["wpe"]
    x = one_hot @ params["wte"] + places
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    return np.tensordot(layer_norm(x, **params["ln_f"]), params["wte"], axes=(-1, -1))
