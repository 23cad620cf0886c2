"""transformer_block turns its input into float32 to save memory: from the seventh digit on its numbers are
others.

How many digits does a float32 have, and how many does the comparison look at?

Caught by: block_worked_example, block_values
"""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    x = x.astype(np.float32)
    params = {
        part: {name: params[part][name].astype(np.float32) for name in params[part]}
        for part in ("ln1", "attn", "ln2", "ffn")
    }
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    y = h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
    return y.astype(np.float32)
