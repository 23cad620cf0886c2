"""The learner's room: the roadmap, the statement, the hints, the way back to the stub, and what is remembered.

It reads a course, keeps one progress file beside it, and never grades: no NumPy, no pytest, no hypothesis here.
"""
