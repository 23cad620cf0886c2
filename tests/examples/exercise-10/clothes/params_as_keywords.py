"""The mistake params_as_keywords, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    def run(*, wpe, wte, ln_f, blocks):
        E, P, n = wte, wpe, ids.shape[-1]
        if not n <= P.shape[0]:
            raise ValueError(n)
        if (np.clip(ids, 0, E.shape[0] - 1) != ids).any():
            raise ValueError("unknown token")
        h = np.add(E[ids], P[None, :n])
        for layer in blocks:
            h = transformer_block(h, layer, n_heads)
        h = layer_norm(h, ln_f["gamma"], ln_f["beta"])
        return np.einsum("btd,vd->btv", h, E)

    return run(**params)
