"""The candidate's room: the child process that holds a student's code, and the parent's end of its pipe.

`worker.py` and `wire.py` run inside the child, loaded by file; nothing else of the project does. Code here
takes no verdict: it carries calls in and values out, and survives whatever comes back.
"""
