"""The mistake second_residual_missing, in other clothes."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def attention_part(x, norm, weights, n_heads):
    return np.add(mha_forward(layer_norm(x, **norm), weights, n_heads), x)


def transformer_block(x, params, n_heads):
    stream = attention_part(x, params["ln1"], params["attn"], n_heads)
    stream = layer_norm(stream, beta=params["ln2"]["beta"], gamma=params["ln2"]["gamma"])
    stream = feed_forward(x=stream, params=params["ffn"])
    return stream
