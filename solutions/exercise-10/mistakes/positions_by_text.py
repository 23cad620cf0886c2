"""The rows of wpe are dealt to the texts rather than to the tokens: all tokens of text 0 get row 0,
those of text 1 row 1.

Which of the axes (B, T, D) does a position run along? Print the shape of what you add, and read it
from the right.

Caught by: embeddings, values
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    B = ids.shape[0]
    x = wte[ids] + wpe[:B, None, :]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
