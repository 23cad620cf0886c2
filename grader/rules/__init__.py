"""What a student's file must not contain: the gate before anything runs, and the loop rule.

Here lives what is known from the source text alone, plus the counter that the candidate loads by path;
nothing here runs a student's code, needs NumPy, or knows an exercise by name.
"""
