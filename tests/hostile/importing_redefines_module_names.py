"""Sets __name__, __file__, __doc__, __spec__, __dict__ and __all__ of its own module to nonsense.

Otherwise: right
Touches: import
Others: right
"""

from given import attention, causal_mask

__name__ = "__main__"
__file__ = "[/]\x1b[2J\n/etc/passwd"
__doc__ = 7
__spec__ = __loader__ = __package__ = object()
__all__ = ["nothing"]
__path__ = ["/"]


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    shape = (B, T, n_heads, D // n_heads)
    q = (x @ params["Wq"]).reshape(shape).swapaxes(1, 2)
    k = (x @ params["Wk"]).reshape(shape).swapaxes(1, 2)
    v = (x @ params["Wv"]).reshape(shape).swapaxes(1, 2)
    y = attention(q, k, v, causal_mask(T))
    return y.swapaxes(1, 2).reshape(B, T, D) @ params["Wo"]


if __name__ == "__main__":
    print("All checks passed")
