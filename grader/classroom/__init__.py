"""A whole class: its submissions are found, graded in worker processes, and reported on.

What a student handed in is read here and graded there; nothing of it is ever run, imported or written to disk.
"""
