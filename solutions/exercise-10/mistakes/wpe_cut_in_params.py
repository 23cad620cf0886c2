"""wpe is cut to the length of the text within params: the answer is right, and from then on the
caller's model takes no longer text.

Whose dict is params? Call it with a short text, then with a long one.

Caught by: leaves_inputs
"""

from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    if ids.min() < 0 or ids.max() >= wte.shape[0]:
        raise ValueError("an id is not in the vocabulary")
    params["wpe"] = wpe[:T]
    x = wte[ids] + params["wpe"]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
