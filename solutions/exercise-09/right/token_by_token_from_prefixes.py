"""Each row of the attention is the last row of a shorter text, as if the model were writing it."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    normed = layer_norm(x, **params["ln1"])
    h = np.empty(x.shape)
    for t in range(x.shape[1]):
        h[:, t] = x[:, t] + mha_forward(normed[:, : t + 1], params["attn"], n_heads)[:, -1]
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
