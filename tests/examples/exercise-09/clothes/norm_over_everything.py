"""norm_over_everything: by way of one long row."""

import numpy as np
from given import feed_forward, mha_forward


def normed(x, part):
    row = np.ravel(x)
    centred = row - np.sum(row) / row.size
    scale = (np.dot(centred, centred) / row.size + 1e-5) ** -0.5
    return np.einsum("btd,d->btd", np.reshape(centred * scale, x.shape), part["gamma"]) + part["beta"]


def transformer_block(x, params, n_heads):
    stream = np.add(x, mha_forward(normed(x, params["ln1"]), params["attn"], n_heads))
    return np.add(stream, feed_forward(normed(stream, params["ln2"]), params["ffn"]))
