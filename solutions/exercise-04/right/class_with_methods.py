"""A class in the manner of a deep-learning library does the work."""
import numpy as np
from given import attention, causal_mask


class MultiHeadAttention:
    def __init__(self, params, n_heads):
        self.Wq = params["Wq"]
        self.Wk = params["Wk"]
        self.Wv = params["Wv"]
        self.Wo = params["Wo"]
        self.n_heads = n_heads

    def split(self, x):
        B, T, D = x.shape
        if D % self.n_heads != 0:
            raise ValueError("D must be divisible by n_heads")
        return x.reshape(B, T, self.n_heads, D // self.n_heads).transpose(0, 2, 1, 3)

    @staticmethod
    def merge(x):
        B, H, T, d = x.shape
        return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)

    def __call__(self, x):
        q, k, v = self.split(x @ self.Wq), self.split(x @ self.Wk), self.split(x @ self.Wv)
        return self.merge(attention(q, k, v, causal_mask(x.shape[1]))) @ self.Wo


def split_heads(x, n_heads):
    nothing = {"Wq": None, "Wk": None, "Wv": None, "Wo": None}
    return MultiHeadAttention(nothing, n_heads).split(x)


def merge_heads(x):
    return MultiHeadAttention.merge(x)


def mha_forward(x, params, n_heads):
    return MultiHeadAttention(params, n_heads)(x)
