"""The room of `grade serve`: the exercise page in a browser on this machine.

It shows what the other rooms know, and grades by `examiner.latest`. Only `serve`, `page` and `parts` know NiceGUI.
"""
