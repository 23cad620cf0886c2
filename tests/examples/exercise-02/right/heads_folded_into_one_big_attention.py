"""All heads as extra rows of one attention; a block mask keeps the heads apart."""
import numpy as np
from given import softmax


def sdpa(q, k, v):
    return softmax(q @ k.T / np.sqrt(q.shape[1])) @ v


def mha(x, wq, wk, wv, wo):
    H, _, d_v = wv.shape
    T = len(x)
    q, k, v = (np.concatenate([x @ w for w in weights]) for weights in (wq, wk, wv))  # (H * T, d)
    own = np.kron(np.eye(H), np.ones((T, T))) == 1
    scores = np.where(own, q @ k.T / np.sqrt(k.shape[1]), -np.inf)
    heads = softmax(scores) @ v
    return heads.reshape(H, T, d_v).swapaxes(0, 1).reshape(T, H * d_v) @ wo
