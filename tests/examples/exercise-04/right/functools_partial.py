"""functools.partial fixes the number of heads once."""
from functools import partial

import numpy as np
from given import attention, causal_mask

swap_heads_and_tokens = partial(np.transpose, axes=(0, 2, 1, 3))


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError(f"cannot split {D} into {n_heads}")
    return swap_heads_and_tokens(x.reshape(B, T, n_heads, D // n_heads))


def merge_heads(x):
    x = swap_heads_and_tokens(x)
    B, T, H, d = x.shape
    return x.reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    split = partial(split_heads, n_heads=n_heads)
    attend = partial(attention, mask=causal_mask(x.shape[1]))
    heads = attend(split(x @ params["Wq"]), split(x @ params["Wk"]), split(x @ params["Wv"]))
    return merge_heads(heads) @ params["Wo"]
