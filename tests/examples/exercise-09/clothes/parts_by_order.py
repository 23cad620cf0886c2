"""The mistake parts_by_order, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    parts = list(params.items())
    x = np.add(x, given.mha_forward(given.layer_norm(x, **parts[0][1]), parts[1][1], n_heads))
    return np.add(x, given.feed_forward(given.layer_norm(x, **parts[2][1]), parts[3][1]))
