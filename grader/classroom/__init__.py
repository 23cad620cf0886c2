"""The classroom: finds, grades and reports on the files of a whole class, all of them strangers'.

One module for each of these; what they hand on is a sequence of `Graded`, and nothing here grades by itself.
"""
