"""A class in the style of the deep-learning libraries, called by the function."""

import given


class LayerNorm:
    def __init__(self, gamma, beta, eps=1e-5):
        self.gamma, self.beta, self.eps = gamma, beta, eps

    def __call__(self, x):
        return given.layer_norm(x, self.gamma, self.beta, self.eps)


class Block:
    def __init__(self, params, n_heads):
        self.ln_1 = LayerNorm(**params["ln1"])
        self.ln_2 = LayerNorm(**params["ln2"])
        self.attn = params["attn"]
        self.mlp = params["ffn"]
        self.n_heads = n_heads

    def forward(self, x):
        x = x + given.mha_forward(self.ln_1(x), self.attn, self.n_heads)
        x = x + given.feed_forward(self.ln_2(x), self.mlp)
        return x


def transformer_block(x, params, n_heads):
    return Block(params, n_heads).forward(x)
