"""The classroom: finds the files of a whole class, has each of them graded, and tells what the class knows.

A file here is a stranger's: nothing is extracted, no link is followed, every size is bounded.
"""
