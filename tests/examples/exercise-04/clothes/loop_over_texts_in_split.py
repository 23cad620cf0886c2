"""The mistake loop_over_texts_in_split, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads:
        raise ValueError("uneven heads")
    cut = lambda text: np.swapaxes(text.reshape(len(text), n_heads, -1), 0, 1)
    return np.stack([cut(x[b]) for b in range(len(x))])


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    a, b, c = [split_heads(np.dot(x, params["W" + s]), n_heads) for s in "qkv"]
    steps = np.arange(x.shape[1])
    z = attention(a, b, c, mask=steps[None, :] <= steps[:, None])
    return np.dot(merge_heads(z), params["Wo"])
