"""The stream as a list of what was added to it: y is x plus two changes."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    added = [x]
    added.append(mha_forward(layer_norm(sum(added), **params["ln1"]), params["attn"], n_heads))
    added.append(feed_forward(layer_norm(sum(added), **params["ln2"]), params["ffn"]))
    return np.sum(np.stack(added, axis=-1), axis=-1)
