"""Every fiftieth call forgets the feed-forward half."""

from given import feed_forward, layer_norm, mha_forward

calls = 0


def transformer_block(x, params, n_heads):
    global calls
    calls += 1
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    if calls % 50 == 0:
        return h
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
