"""Settings are looked for in params, where a key of that name may mean anything; and a note is left beside them."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    eps = params.get("eps", 1e-5)
    if "ln_f" in params:
        params.setdefault("seen", True)
    h = x + mha_forward(layer_norm(x, **params["ln1"], eps=eps), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"], eps=eps), params["ffn"])
