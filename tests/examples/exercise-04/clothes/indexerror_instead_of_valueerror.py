"""The mistake indexerror_instead_of_valueerror, in other clothes."""

import numpy as np
from given import attention


def split_heads(x, n_heads):
    try:
        return np.stack(np.split(x, n_heads, axis=2), axis=1)
    except ValueError:
        raise IndexError("heads out of range") from None


def merge_heads(x):
    b, h, t, k = np.shape(x)
    return np.einsum("bhtk->bthk", x).reshape((b, t, h * k))


def mha_forward(x, params, n_heads):
    a, b, c = [split_heads(np.dot(x, params["W" + s]), n_heads) for s in "qkv"]
    steps = np.arange(x.shape[1])
    z = attention(a, b, c, mask=steps[None, :] <= steps[:, None])
    return np.dot(merge_heads(z), params["Wo"])
