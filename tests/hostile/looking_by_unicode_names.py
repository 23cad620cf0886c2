"""Writes forbidden names in letters that Python folds to ASCII (NFKC).

Otherwise: wrong
Touches: import
Others: wrong
"""

𝘦𝘹𝘦𝘤("print(1)")
print(ｏｐｅｎ, 𝐞𝐯𝐚𝐥("1"))
print(attention.__𝘨𝘭𝘰𝘣𝘢𝘭𝘴__ if "attention" in globals() else "")


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
