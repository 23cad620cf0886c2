"""A statement as HTML: its Markdown by markdown-it, its formulas as MathML, which every browser draws by itself.

What is a formula is decided where the terminal decides it. A formula that cannot be drawn is shown as the
readable text that the terminal shows.
"""

import re
from functools import cache
from html import escape, unescape
from xml.etree.ElementTree import Element, SubElement, tostring

from grader import course
from grader.learner import statement
from grader.learner.formulas import readable
from grader.model import Exercise
from grader.reports.text import inert

_OPEN, _CLOSE = "\ue000", "\ue001"
"""Of Unicode's private use area: around the number of a formula, while Markdown is parsed."""


def html(exercise: Exercise) -> str:
    """Give the statement, without its first heading, which is the page's own. Raises BrokenCourseError."""
    return render(course.statement(exercise), title=exercise.title)


def render(markdown: str, *, title: str = "") -> str:
    """Give Markdown with formulas as HTML in which no text is markup, without a first heading of that title."""
    formulas: list[str] = []

    def keep(match: re.Match[str]) -> str:
        display = match["display"] is not None
        formulas.append(mathml((match["display"] or match["inline"]).strip(), display=display))
        around = (match["before"], match["after"]) if display else ("", "")
        return f"{around[0]}{_OPEN}{len(formulas) - 1}{_CLOSE}{around[1]}"

    text = inert(markdown).replace(_OPEN, "").replace(_CLOSE, "")
    shown = str(statement.PARSER.render(statement.replaced(text, keep)))
    shown = re.sub(f"{_OPEN}(\\d+){_CLOSE}", lambda match: formulas[int(match[1])], shown)
    first = re.match(r"<h1>(.*?)</h1>\s*", shown)
    if first and title and first[1] == escape(title):
        shown = shown[first.end() :]
    # A wide table or block of code is scrolled, by the keyboard too.
    return shown.replace("<pre>", '<pre tabindex="0">').replace("<table>", '<table tabindex="0">')


@cache
def mathml(latex: str, *, display: bool = False) -> str:
    """Give a formula as a `<math>` element, or as text where it cannot be one."""
    from latex2mathml.converter import convert_to_element

    text = readable(latex)
    if text is None:  # neither here nor in the terminal
        return _as_text(latex)
    try:
        element = convert_to_element(latex, display="block" if display else "inline")
    except Exception:  # whatever a parser makes of what is no formula
        return _as_text(text)
    for part in element.iter():
        # The library writes its signs as references, for the unescaping of a whole page that we leave out:
        # it would make markup of a text.
        part.text = unescape(part.text) if part.text else part.text
        if "href" in part.attrib or (part.text or "").startswith("\\"):  # a macro that it did not know
            return _as_text(text)
        _join_letters(part)
    element.set("alttext", text)
    return tostring(element, encoding="unicode", short_empty_elements=False)


def _join_letters(group: Element) -> None:
    """Make one word of the upright letters of `\\mathrm{softmax}`, so that it is read as a word."""
    letters = list(group)
    if len(letters) > 1 and all(part.tag == "mi" and part.get("mathvariant") == "normal" for part in letters):
        word = SubElement(group, "mi")  # upright by itself, since it has several letters
        word.text = "".join(part.text or "" for part in letters)
        for part in letters:
            group.remove(part)


def _as_text(text: str) -> str:
    return f'<span class="formula">{escape(text)}</span>'
