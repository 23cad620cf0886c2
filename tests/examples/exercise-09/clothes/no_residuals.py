"""The mistake no_residuals, in other clothes."""

from functools import reduce

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    steps = [
        lambda z: layer_norm(z, **params["ln1"]),
        lambda z: mha_forward(z, params["attn"], n_heads),
        lambda z: layer_norm(z, **params["ln2"]),
        lambda z: feed_forward(z, params["ffn"]),
    ]
    return reduce(lambda z, step: step(z), steps, x)
