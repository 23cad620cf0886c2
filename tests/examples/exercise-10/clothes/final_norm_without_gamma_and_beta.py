"""final_norm_without_gamma_and_beta: a norm of its own, by einsum."""

from functools import reduce

import numpy as np
from given import transformer_block


def standardised(x):
    centred = x - np.mean(x, axis=-1)[..., None]
    spread = np.sqrt(np.einsum("btd,btd->bt", centred, centred) / x.shape[-1] + 1e-5)
    return np.einsum("btd,bt->btd", centred, 1 / spread)


def gpt_forward(ids, params, n_heads):
    table, places = params["wte"], params["wpe"]
    if ids.shape[1] > places.shape[0] or not np.isin(ids, np.arange(table.shape[0])).all():
        raise ValueError("too long, or unknown")
    x = np.take(table, ids, axis=0) + np.take(places, np.arange(ids.shape[1]), axis=0)
    x = reduce(lambda stream, block: transformer_block(stream, block, n_heads), params["blocks"], x)
    return np.einsum("btd,vd->btv", standardised(x), table)
