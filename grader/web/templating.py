"""The one place that makes HTML of a stranger's text, for all templates of this room.

jinja2 escapes every text, and each is made inert before: whatever a student's code says, the page shows it.
"""

import re
from functools import cache
from typing import Any

import jinja2
from markupsafe import Markup, escape

from grader.learner import roadmap
from grader.reports import text
from grader.web import pictures


def render(name: str, **values: Any) -> str:
    """Give the HTML of a template."""
    return _environment().get_template(name).render(**values)


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("grader.web"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        finalize=_harmless,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= {"text": text, "pictures": pictures, "roadmap": roadmap}
    environment.filters |= {"marked": _marked}
    return environment


def _harmless(value: Any) -> Any:
    return text.inert(value) if type(value) is str else value


def _marked(content: str) -> Markup:
    """Give text in which the number between `>` and `<` stands out."""
    parts = re.split(r"(>[^<>\n]+<)", text.inert(content))
    return Markup("").join(
        Markup("<mark>{}</mark>").format(part) if number % 2 else escape(part)  # the odd ones are what was found
        for number, part in enumerate(parts)
    )
