"""The reports' room: a Scorecard becomes text, one module for each format.

Reports take a Scorecard and nothing else of the examiner. All text in it is data: `text.inert` makes it harmless.
"""
