"""transformer_block rounds its answer to four digits behind the point, as the list for token 0 shows them.

The statement prints few digits to fit the page. Which of them may an answer drop?

Caught by: block_worked_example, block_values
"""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    y = h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
    return np.round(y, 4)
