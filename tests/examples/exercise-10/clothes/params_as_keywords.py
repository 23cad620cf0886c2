"""The mistake params_as_keywords, in other clothes."""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    def run(*, wpe, wte, ln_f, blocks):
        E, P, n = wte, wpe, ids.shape[-1]
        if P.shape[0] - n < 0:
            raise ValueError("no position left")
        if not np.isin(ids, np.arange(len(E))).all():
            raise ValueError("unknown token")
        h = E[ids.ravel()].reshape(*ids.shape, -1)
        h = h + P[0:n, :]
        for layer in blocks:
            h = transformer_block(h, layer, n_heads)
        h = layer_norm(h, ln_f["gamma"], ln_f["beta"])
        return np.matmul(h, np.transpose(E))

    return run(**params)
