"""The parts in a frozen dataclass, read by key."""

from dataclasses import dataclass, fields

from given import feed_forward, layer_norm, mha_forward


@dataclass(frozen=True)
class Parts:
    ln1: dict
    attn: dict
    ln2: dict
    ffn: dict

    @classmethod
    def of(cls, params):
        return cls(*(params[field.name] for field in fields(cls)))


def transformer_block(x, params, n_heads):
    parts = Parts.of(params)
    h = x + mha_forward(layer_norm(x, **parts.ln1), parts.attn, n_heads)
    return h + feed_forward(layer_norm(h, **parts.ln2), parts.ffn)
