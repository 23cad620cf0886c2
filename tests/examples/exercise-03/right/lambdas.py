"""Both functions are lambdas."""

import numpy as np
from given import softmax


causal_mask = lambda T: np.tri(T, dtype=bool)
hide = lambda s, mask: s if mask is None else np.where(mask, s, -np.inf)
attention = lambda q, k, v, mask=None: softmax(hide(q @ np.swapaxes(k, -1, -2) / q.shape[-1] ** 0.5, mask)) @ v
