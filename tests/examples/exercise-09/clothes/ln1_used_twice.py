"""The mistake ln1_used_twice, in other clothes."""

from functools import partial

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    norm = partial(layer_norm, gamma=params["ln1"]["gamma"], beta=params["ln1"]["beta"])
    x = np.add(x, mha_forward(norm(x), params["attn"], n_heads))
    return np.add(x, feed_forward(norm(x), params["ffn"]))
