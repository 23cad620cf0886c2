"""The mistake norms_after_the_halves, in other clothes."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    g1, b1 = params["ln1"]["gamma"], params["ln1"]["beta"]
    g2, b2 = params["ln2"]["gamma"], params["ln2"]["beta"]
    attended = layer_norm(mha_forward(x, params["attn"], n_heads), g1, b1)
    stream = attended + x
    thought = layer_norm(feed_forward(stream, params["ffn"]), g2, b2)
    return thought + stream
