"""functools.reduce over the two halves."""

from functools import partial, reduce

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    halves = (
        (params["ln1"], partial(mha_forward, params=params["attn"], n_heads=n_heads)),
        (params["ln2"], partial(feed_forward, params=params["ffn"])),
    )
    return reduce(lambda stream, half: stream + half[1](layer_norm(stream, **half[0])), halves, x)
