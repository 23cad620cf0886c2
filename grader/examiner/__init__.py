"""The examiner's room: one exercise x one solution -> Scorecard.

It holds the hidden checks, pytest, hypothesis and the verdict, and never imports a line of student code.
"""
