"""Own attention, the future filled with -1e9."""
import numpy as np
import math

def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)

def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)

def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    d_k = D // n_heads
    Q = split_heads(np.dot(x, params['Wq']), n_heads)
    K = split_heads(np.dot(x, params['Wk']), n_heads)
    V = split_heads(np.dot(x, params['Wv']), n_heads)
    scores = np.matmul(Q, K.transpose(0, 1, 3, 2)) / math.sqrt(d_k)
    mask = np.tril(np.ones((T, T)))
    scores = np.where(mask == 0, -1e9, scores)
    scores = scores - scores.max(-1, keepdims=True)
    weights = np.exp(scores)
    weights /= weights.sum(-1, keepdims=True)
    return np.dot(merge_heads(np.matmul(weights, V)), params['Wo'])
