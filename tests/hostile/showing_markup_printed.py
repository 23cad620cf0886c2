"""Prints rich markup: closed, unclosed, with links, and tags that do not match.

Otherwise: right
Touches: split_heads
Others: right
"""

from given import attention, causal_mask


def _right(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def split_heads(x, n_heads):
    print("[bold red]100/100[/] [link=https://example.com]click[/link] [/] [/nothing] [bold [on red]\\[x]")
    print(":smiley: :thumbs_up: [@click=app.quit]x[/]")
    return _right(x, n_heads)


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
