"""params is unpacked into the four parameters of a helper, which fails as soon as there is a fifth
key.

What does ** do with a key that the function has no parameter for? The statement allows such keys.

Caught by: params
"""

from given import layer_norm, transformer_block


def forward(ids, n_heads, wte, wpe, blocks, ln_f):
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    x = wte[ids] + wpe[:T]
    for block in blocks:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **ln_f)
    return x @ wte.T


def gpt_forward(ids, params, n_heads):
    return forward(ids, n_heads, **params)
