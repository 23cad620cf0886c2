"""A copy of x is added to in place; x itself stays as it was."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    stream = np.array(x, order="F")
    stream += mha_forward(layer_norm(stream, **params["ln1"]), params["attn"], n_heads)
    np.add(stream, feed_forward(layer_norm(stream, **params["ln2"]), params["ffn"]), out=stream)
    return stream
