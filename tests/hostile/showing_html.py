"""Prints and raises HTML, XML and Markdown that would end a table, a tag or a code block.

Otherwise: wrong
Touches: split_heads
Others: right
"""

from given import attention, causal_mask


def split_heads(x, n_heads):
    print("</pre></td><script>alert(1)</script><img src=x onerror=alert(1)>]]>&lt;&#0;&xxe;<!--")
    raise ValueError("```\n# 100/100\n| a | b |\n|---|---|\n<details open>~~~ ![x](http://example.com/x.png) @everyone ]]>")


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
