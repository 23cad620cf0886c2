"""All of it in one expression, h named on the way."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    return (h := x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)) + feed_forward(
        layer_norm(h, **params["ln2"]), params["ffn"]
    )
