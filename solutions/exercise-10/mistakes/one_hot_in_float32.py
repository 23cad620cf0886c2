"""The ids become one-hot rows in float32, and so do both tables: about 7 digits are left, and the
logits are off in the seventh.

How many digits does the statement ask for, and how many has each of the two float types?

Caught by: values
"""

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe = params["wte"], params["wpe"]
    T = ids.shape[1]
    if T > len(wpe):
        raise ValueError(f"{T} tokens, but only {len(wpe)} positions")
    if np.any(ids < 0) or np.any(ids >= len(wte)):
        raise ValueError(f"ids must be 0 to {len(wte) - 1}")
    one_hot = np.eye(len(wte), dtype=np.float32)[ids]
    x = one_hot @ wte.astype(np.float32) + wpe[:T].astype(np.float32)
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    x = layer_norm(x, **params["ln_f"])
    return x @ wte.T
