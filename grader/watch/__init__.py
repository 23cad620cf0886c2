"""The room of `grade EXERCISE --watch`: graded at each save, the card redrawn in place, one key for each wish.

`loop` holds what happens when; the others each know one thing: the keyboard, the disk, the screen. The examiner
is in a process of its own (`grader.examiner.latest`), so that nothing here ever waits for it.
"""
