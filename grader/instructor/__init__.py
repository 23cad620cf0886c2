"""The instructor's room: proves that an exercise's checks are right and fair, and starts new exercises.

It works on any course folder, through the same examiner that students meet.
"""
