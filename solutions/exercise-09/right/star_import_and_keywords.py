"""A star import, every argument by keyword, and parameters of its own with defaults."""

from given import *  # noqa: F403


def transformer_block(x, params, n_heads, eps=1e-5, verbose=False, **more):
    normed = layer_norm(beta=params["ln1"]["beta"], gamma=params["ln1"]["gamma"], x=x, eps=eps)  # noqa: F405
    h = mha_forward(n_heads=n_heads, params=params["attn"], x=normed) + x  # noqa: F405
    normed = layer_norm(beta=params["ln2"]["beta"], gamma=params["ln2"]["gamma"], x=h, eps=eps)  # noqa: F405
    if verbose:
        print(h.shape)
    return feed_forward(params=params["ffn"], x=normed) + h  # noqa: F405
