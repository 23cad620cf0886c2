"""The dict of dicts is taken apart by a match statement."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    match params:
        case {
            "ln1": {"gamma": g1, "beta": b1},
            "ln2": {"gamma": g2, "beta": b2},
            "attn": dict() as attn,
            "ffn": dict() as ffn,
        }:
            h = x + mha_forward(layer_norm(x, g1, b1), attn, n_heads)
            return h + feed_forward(layer_norm(h, g2, b2), ffn)
    raise KeyError("params lacks a part")
