"""The grader: hidden checks for NumPy exercises, run against code that nobody has to trust."""

__version__ = "0.1.0"
