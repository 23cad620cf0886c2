"""Refuses a text in which a token comes twice."""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe, ln_f = params["wte"], params["wpe"], params["ln_f"]
    B, T = ids.shape
    if T > len(wpe):
        raise ValueError("too long")
    if ids.min() < 0 or ids.max() >= len(wte):
        raise ValueError("not in the vocabulary")
    if any(len(set(text)) < T for text in ids.tolist()):
        raise ValueError("a token twice")
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **ln_f)
    return x @ wte.T
