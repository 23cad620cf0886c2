"""Everything is computed in float32, which has seven digits, and fewer where the logits are large.

How many digits does the statement compare? What is the next float32 after 9000.0?

Caught by: worked_example loss gradient targets slopes shifted_rows large rows_apart far_targets
"""

import numpy as np


def cross_entropy(logits, targets):
    N = len(logits)
    logits = logits.astype(np.float32)
    shifted = logits - logits.max(axis=1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    loss = -log_probs[np.arange(N), targets].mean()

    dlogits = np.exp(log_probs)
    dlogits[np.arange(N), targets] -= 1
    return loss, dlogits / N
