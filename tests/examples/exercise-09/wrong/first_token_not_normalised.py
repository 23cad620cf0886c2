"""ln1 leaves the first token as it is."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    normed = layer_norm(x, **params["ln1"])
    normed[:, 0] = x[:, 0]
    h = x + mha_forward(normed, params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
