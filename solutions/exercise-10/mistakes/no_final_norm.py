"""What the last block gives goes straight into the head; ln_f is not used.

Each block adds to the stream. Print the spread of its rows before the head: with one block, and
with five.

Caught by: head, embeddings
"""

import numpy as np
from given import transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > wpe.shape[0]:
        raise ValueError("the text is longer than T_max")
    if np.any(ids < 0) or np.any(ids >= len(wte)):
        raise ValueError(f"ids must be 0 to {len(wte) - 1}")
    x = wte[ids] + wpe[:T]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    return x @ wte.T
