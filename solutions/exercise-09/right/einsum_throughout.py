"""Every product is an einsum, heads are an axis of the weights."""

import numpy as np
from given import gelu, layer_norm, softmax


def transformer_block(x, params, n_heads):
    B, T, D = x.shape
    d = D // n_heads
    n = layer_norm(x, params["ln1"]["gamma"], params["ln1"]["beta"])
    wq, wk, wv = (params["attn"][name].reshape(D, n_heads, d) for name in ("Wq", "Wk", "Wv"))
    wo = params["attn"]["Wo"].reshape(n_heads, d, D)
    q, k, v = (np.einsum("btm,mhd->bhtd", n, w) for w in (wq, wk, wv))
    scores = np.einsum("bhid,bhjd->bhij", q, k) / d**0.5
    scores = scores + np.triu(np.full((T, T), -np.inf), 1)
    h = x + np.einsum("bhij,bhjd,hdm->bim", softmax(scores), v, wo)
    n = layer_norm(h, params["ln2"]["gamma"], params["ln2"]["beta"])
    hidden = gelu(np.einsum("btm,mf->btf", n, params["ffn"]["W1"]) + params["ffn"]["b1"])
    return h + np.einsum("btf,fm->btm", hidden, params["ffn"]["W2"]) + params["ffn"]["b2"]
