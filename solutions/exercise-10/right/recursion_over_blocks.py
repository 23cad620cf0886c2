"""Calls itself with one block less, and its own exception, a kind of ValueError."""

import numpy as np
from given import layer_norm, transformer_block


class OutOfVocabulary(ValueError):
    pass


def through(x, blocks, n_heads):
    if not blocks:
        return x
    first, *rest = blocks
    return through(transformer_block(x, first, n_heads), rest, n_heads)


def gpt_forward(ids, params, n_heads, *, strict=True):
    wte, wpe = params["wte"], params["wpe"]
    positions = np.arange(ids.shape[1])
    if strict and positions[-1] > len(wpe) - 1:
        raise ValueError("more tokens than positions")
    if strict and len(np.setdiff1d(ids, range(len(wte)))):
        raise OutOfVocabulary(np.setdiff1d(ids, range(len(wte))))
    x = through(wte[ids] + wpe[positions], params["blocks"], n_heads)
    return np.matmul(layer_norm(x, **params["ln_f"]), np.transpose(wte))
