"""Both functions are lambdas bound to names."""
import numpy as np
from given import softmax

sdpa = lambda q, k, v: softmax(q @ k.T / np.sqrt(q.shape[-1])) @ v
mha = lambda x, wq, wk, wv, wo: np.hstack([sdpa(x @ a, x @ b, x @ c) for a, b, c in zip(wq, wk, wv)]) @ wo
