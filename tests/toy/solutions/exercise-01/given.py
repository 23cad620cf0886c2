"""What exercise 01 of the toy course is given."""


def negated(x):
    """Give -x."""
    return -x
