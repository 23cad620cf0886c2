"""A loop over the names of the halves, with a decorator that adds the stream."""

import functools

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def with_residual(function):
    @functools.wraps(function)
    def wrapped(x, *args):
        return np.add(x, function(x, *args))

    return wrapped


@with_residual
def attention_half(x, params, n_heads):
    return mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)


@with_residual
def feed_forward_half(x, params, n_heads):
    return feed_forward(layer_norm(x, **params["ln2"]), params["ffn"])


def transformer_block(x, params, n_heads):
    for half in attention_half, feed_forward_half:
        x = half(x, params, n_heads)
    return x
