"""Everything after the check is an einsum, attention included."""
import numpy as np


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D % n_heads != 0")
    return np.einsum("bthk->bhtk", x.reshape(B, T, n_heads, D // n_heads))


def merge_heads(x):
    B, H, T, K = x.shape
    return np.einsum("bhtk->bthk", x).reshape(B, T, H * K)


def mha_forward(x, params, n_heads):
    D = x.shape[-1]
    if D % n_heads != 0:
        raise ValueError("D % n_heads != 0")
    d = D // n_heads
    q = np.einsum("bti,ihk->bhtk", x, params["Wq"].reshape(D, n_heads, d))
    k = np.einsum("bti,ihk->bhtk", x, params["Wk"].reshape(D, n_heads, d))
    v = np.einsum("bti,ihk->bhtk", x, params["Wv"].reshape(D, n_heads, d))
    scores = np.einsum("bhik,bhjk->bhij", q, k) / np.sqrt(d)
    i, j = np.indices(scores.shape[-2:])
    scores = np.where(j <= i, scores, -np.inf)
    w = np.exp(scores - scores.max(axis=-1, keepdims=True))
    w = w / np.einsum("bhij->bhi", w)[..., None]
    return np.einsum("bhij,bhjk,hko->bio", w, v, params["Wo"].reshape(n_heads, d, D), optimize=True)
