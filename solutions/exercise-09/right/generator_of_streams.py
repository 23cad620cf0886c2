"""A generator yields the stream after each half; the last one is the answer."""

from collections import deque
from operator import add

from given import feed_forward, layer_norm, mha_forward


def streams(x, params, n_heads):
    yield x
    x = add(x, mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads))
    yield x
    yield add(x, feed_forward(layer_norm(x, **params["ln2"]), params["ffn"]))


def transformer_block(x, params, n_heads):
    return deque(streams(x, params, n_heads), maxlen=1).pop()
