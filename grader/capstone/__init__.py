"""`grade capstone`: the learner's functions of all exercises, put together in one candidate, run a small model.

It reads exercises/capstone/, grades what was changed since its last grading, and judges nothing by itself.
`parts` says whose function is taken, `ensemble` puts them together with `stage` in the candidate, `show` is the
order of what is seen, on a `page` with its `heads`.
"""
