"""The instructor's room: proves checks right and fair, starts new exercises, and hands exercises out.

It works on any course folder, through the same examiner that students meet.
"""
