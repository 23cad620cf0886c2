"""Takes a copy of both levels of params, and pops from that."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    own = {part: {name: w.copy() for name, w in params[part].items()} for part in ("ln1", "attn", "ln2", "ffn")}
    ln1, ln2 = own.pop("ln1"), own.pop("ln2")
    z = layer_norm(x, ln1.pop("gamma"), ln1.pop("beta"))
    h = x + mha_forward(z, own.pop("attn"), n_heads)
    z = layer_norm(h, ln2.pop("gamma"), ln2.pop("beta"))
    return h + feed_forward(z, own.pop("ffn"))
