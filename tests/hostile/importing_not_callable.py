"""Gives a number, None and a text instead of functions.

Otherwise: wrong
Touches: import
Others: wrong
"""

split_heads = 3
merge_heads = None
mha_forward = "mha_forward"
