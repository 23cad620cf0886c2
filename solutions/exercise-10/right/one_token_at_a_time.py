"""Asks for the last position of every prefix and lays the answers side by side: slow, and equal since it is causal."""

import numpy as np
from given import layer_norm, transformer_block


def last_logits(ids, params, n_heads):
    x = params["wte"][ids] + params["wpe"][: ids.shape[1]]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    return layer_norm(x[:, -1], **params["ln_f"]) @ params["wte"].T


def gpt_forward(ids, params, n_heads):
    T = ids.shape[1]
    if T > len(params["wpe"]):
        raise ValueError("too long")
    if not np.array_equal(ids, ids % len(params["wte"])):
        raise ValueError("not in the vocabulary")
    return np.stack([last_logits(ids[:, : t + 1], params, n_heads) for t in range(T)], axis=1)
