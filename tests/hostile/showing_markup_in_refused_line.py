"""Uses a refused name on a line full of markup and escapes, which the refusal quotes.

Otherwise: wrong
Touches: import
Others: wrong
"""

if 0: exec("[/] [bold red]\x1b[2J\x1b]8;;http://example.com\x07::error file=x::`</td><script>alert(1)</script>|")  # [/bold] 


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
