"""Wo is cut by heads and summed in the last einsum; the mask is made of indices."""

import numpy as np


def gqa_forward(x, params, n_heads, n_kv_heads):
    B, T, D = x.shape
    if n_kv_heads > n_heads or D % n_heads or n_heads % n_kv_heads:
        raise ValueError(f"{D}, {n_heads} and {n_kv_heads} do not fit")
    d, g = D // n_heads, n_heads // n_kv_heads
    q = np.einsum("bti,igmd->bgmtd", x, params["Wq"].reshape(D, n_kv_heads, g, d))
    k = np.einsum("bti,igd->bgtd", x, params["Wk"].reshape(D, n_kv_heads, d))
    v = np.einsum("bti,igd->bgtd", x, params["Wv"].reshape(D, n_kv_heads, d))
    scores = np.einsum("bgmid,bgjd->bgmij", q, k) / d**0.5
    i, j = np.ogrid[:T, :T]
    scores = np.where(i >= j, scores, np.finfo(float).min)
    w = np.exp(scores - scores.max(axis=-1, keepdims=True))
    w = w / w.sum(axis=-1, keepdims=True)
    wo = params["Wo"].reshape(n_kv_heads, g, d, D)
    return np.einsum("bgmij,bgjd,gmdo->bio", w, v, wo, optimize=True)
