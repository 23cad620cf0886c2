"""The mistake no_eps, in other clothes."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    x = x + mha_forward(layer_norm(x, eps=0.0, **params["ln1"]), params["attn"], n_heads)
    return x + feed_forward(layer_norm(x, eps=0.0, **params["ln2"]), params["ffn"])
