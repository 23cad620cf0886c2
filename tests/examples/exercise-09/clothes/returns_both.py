"""The mistake returns_both, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    stream = [x]
    stream.append(stream[-1] + given.mha_forward(given.layer_norm(x, **params["ln1"]), params["attn"], n_heads))
    read = given.layer_norm(stream[-1], **params["ln2"])
    stream.append(np.add(stream[-1], given.feed_forward(read, params["ffn"])))
    return tuple(stream[1:])
