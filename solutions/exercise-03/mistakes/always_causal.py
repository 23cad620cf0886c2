"""attention hides the future on its own and never looks at the mask it is given: right for the
causal mask, and for no other.

Which query may see what is for the caller to say. What if some tokens are only padding, or if
queries and keys come from two different texts?

Caught by: attention_values, attention_masked, attention_mask_shapes, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    causal = np.tril(np.ones(scores.shape[-2:], dtype=bool))
    return softmax(np.where(causal, scores, -np.inf)) @ v
