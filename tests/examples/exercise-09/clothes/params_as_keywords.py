"""The mistake params_as_keywords, in other clothes."""

from collections import namedtuple

import numpy as np
import given

Parts = namedtuple("Parts", "ffn ln2 attn ln1")


def transformer_block(x, params, n_heads):
    parts = Parts(**params)
    x = np.add(x, given.mha_forward(given.layer_norm(x, **parts.ln1), parts.attn, n_heads))
    return np.add(x, given.feed_forward(given.layer_norm(x, **parts.ln2), parts.ffn))
