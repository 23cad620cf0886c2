"""The mistake feed_forward_reads_the_attention, in other clothes."""

import numpy as np
import given


def transformer_block(x, params, n_heads):
    out = x.copy()
    z = x
    for norm, part, rest in (("ln1", given.mha_forward, ("attn", n_heads)), ("ln2", given.feed_forward, ("ffn",))):
        name, *more = rest
        z = part(given.layer_norm(z, **params[norm]), params[name], *more)
        out = out + z
    return np.array(out)
