"""A decorator makes the checks, and a lambda does the rest, on copies of everything."""

import functools
from typing import Any

import numpy as np
import numpy.typing as npt
from given import layer_norm, transformer_block


def checked(forward):
    @functools.wraps(forward)
    def wrapper(ids: npt.NDArray[np.int64], params: dict[str, Any], n_heads: int) -> npt.NDArray[np.float64]:
        lowest, highest = int(np.min(ids)), int(np.max(ids))
        if lowest < 0 or highest > params["wte"].shape[0] - 1:
            raise ValueError(f"ids run from {lowest} to {highest}")
        if ids.shape[-1] - 1 not in range(params["wpe"].shape[0]):
            raise ValueError(f"{ids.shape[-1]} tokens")
        return forward(np.array(ids), {**params, "blocks": list(params["blocks"])}, n_heads)

    return wrapper


@checked
def gpt_forward(ids, params, n_heads):
    params["blocks"].reverse()  # its own copy
    x = params["wte"][ids] + params.pop("wpe")[: ids.shape[1]]
    while params["blocks"]:
        x = transformer_block(x, params["blocks"].pop(), n_heads)
    return np.asfortranarray(layer_norm(x, **params["ln_f"]) @ params["wte"].T)
