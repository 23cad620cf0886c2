"""Texts beyond 64 tokens are cut in pieces that know nothing of each other."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    normed = layer_norm(x, **params["ln1"])
    pieces = [mha_forward(normed[:, t : t + 64], params["attn"], n_heads) for t in range(0, x.shape[1], 64)]
    h = x + np.concatenate(pieces, axis=1)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
