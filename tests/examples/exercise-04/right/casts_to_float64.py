"""Everything that comes in is first turned into float64."""
import numpy as np
from given import attention, causal_mask


def f64(a):
    return np.asarray(a, dtype=np.float64)


def split_heads(x, n_heads):
    x = f64(x)
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    x = f64(x)
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    x = f64(x)
    n_heads = int(n_heads)
    q = split_heads(x @ f64(params["Wq"]), n_heads)
    k = split_heads(x @ f64(params["Wk"]), n_heads)
    v = split_heads(x @ f64(params["Wv"]), n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ f64(params["Wo"])
