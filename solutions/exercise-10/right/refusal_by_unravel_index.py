"""np.unravel_index refuses what is out of range with a ValueError of its own, negative numbers included."""

from functools import reduce

import numpy as np
from given import layer_norm, transformer_block


def gpt_forward(ids, params, n_heads):
    wte, wpe, ln_f = (params[name] for name in ("wte", "wpe", "ln_f"))
    (rows,) = np.unravel_index(ids, (len(wte),))
    (places,) = np.unravel_index(np.arange(ids.shape[-1]), (len(wpe),))
    x = np.take(wte, rows, axis=0) + np.take(wpe, places, axis=0)
    x = reduce(lambda x, block: transformer_block(x, block, n_heads), params["blocks"], x)
    return np.inner(layer_norm(x, ln_f["gamma"], ln_f["beta"]), wte)
