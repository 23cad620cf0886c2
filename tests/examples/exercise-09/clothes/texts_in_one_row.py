"""The mistake texts_in_one_row, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    row = np.concatenate(list(x))[np.newaxis]
    row = row + given.mha_forward(given.layer_norm(row, **params["ln1"]), params["attn"], n_heads)
    row = row + given.feed_forward(given.layer_norm(row, **params["ln2"]), params["ffn"])
    return np.stack(np.split(row[0], len(x)))
