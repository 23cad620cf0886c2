"""The report on a class: whatever students and their files say stands in it as text, never as markup."""

import importlib.util
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt
from test_reports import EXERCISE, FAULT, NASTY, PASSED, REFUSED, UNLOADABLE, result, scorecard

from grader.classroom import markdown, plots
from grader.classroom.report import html, require, write_markdown, write_report
from grader.classroom.summary import summarise
from grader.errors import UsageError
from grader.model import Failure, Finding, Graded, Status
from grader.reports.text import inert

NAMES = (
    "<script>alert(1)</script>", "{{ 7 * 7 }}{% raw %}", "$x_1$", "a\nb", "c, d", "\u202ederf", "`e`", "``` f",
    "g|h", '"><img src=x onerror=alert(1)>', "# i", "[j](http://k.l)", "@everyone", "&lt;m&gt;", "*n* \\", "\x00",
    "", "\udcff", "--><!--", "</style><p>", "https://evil.example", "o" * 3000,
)  # fmt: skip
HOSTILE = NASTY + "\n\n```\n<b>bold</b>\n~~~\n# heading\n" + "\n".join(NAMES[:-1])
"""What a function can return, raise or print."""
FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\ud800-\udfff]")


def hostile(seed: int) -> Any:
    """Give a scorecard in which every text that a student has a hand in is hostile."""
    failure = Failure(HOSTILE, HOSTILE, HOSTILE, HOSTILE, (Finding(1, 1, HOSTILE, HOSTILE),))
    cards = (
        scorecard((result("c1", "f", Status.FAILED, 50, failure=failure, output=HOSTILE),)),
        scorecard((), outcome="refused", message=HOSTILE, findings=failure.findings * 9, submission=HOSTILE),
        scorecard((result("c1", "f", Status.TIMEOUT, 50, failure=failure),)),
        scorecard((result("c1", "f", Status.ERROR, 50, failure=failure),), outcome="fault", message=HOSTILE),
        scorecard((result("c1", "f", Status.NOT_IMPLEMENTED, 50, failure=failure),)),
    )
    return cards[seed % len(cards)]


def strangers() -> list[Graded]:
    """Give a class in which each name meets each kind of result."""
    return [Graded(name, hostile(seed)) for name in NAMES for seed in range(5)]


class Page(HTMLParser):
    """What a browser sees of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[tuple[str, str]] = set()
        self.words: list[str] = []
        self.names: list[str] = []
        self._open: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags.add(tag)
        self.attributes |= {(name, value or "") for name, value in attrs}
        self._open.append(tag)
        if tag == "bdi":
            self.names.append("")

    def handle_endtag(self, tag: str) -> None:
        """See that elements close in order."""
        while self._open and self._open.pop() != tag:
            assert self._open, f"</{tag}> closes nothing"

    def handle_comment(self, data: str) -> None:
        """Refuse comments: the template has none."""
        raise AssertionError(data)

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.words.append(data)
        if self._open and self._open[-1] == "bdi":
            self.names[-1] += data


def test_strangers_are_text_in_the_page() -> None:
    """No element, attribute, comment or address comes from a student; each name is there, made inert."""
    page = html(strangers(), missing=[(name, "exercise-04") for name in NAMES], title=NAMES[0])
    clean = [Graded(name, hostile(seed)) for name in ("a", "b") for seed in range(5)]
    seen, calm = Page(page), Page(html(clean, missing=[("c", "exercise-04")]))
    assert seen.tags == calm.tags
    assert {name for name, _ in seen.attributes} == {name for name, _ in calm.attributes}
    assert not seen.tags & {"script", "img", "iframe", "link", "object", "embed", "base", "form", "image", "use"}
    assert not [
        name for name, _ in seen.attributes if name.startswith("on") or name in ("src", "srcset", "srcdoc")
    ]
    assert all(value.startswith("#") for name, value in seen.attributes if name.endswith("href"))
    assert not FORBIDDEN.search(page)
    for name in NAMES[:-1]:
        assert (" ".join(inert(name).split()) or "(no name)") in seen.names
    assert max(map(len, seen.names)) <= 100
    assert "49" not in "".join(seen.names)


def test_page_needs_and_allows_nothing_else() -> None:
    """The policy forbids all but the page's own style; no address is in it but the name of the SVG format."""
    page = html([Graded("anna", PASSED), Graded("ben", hostile(0))])
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert policy is not None
    assert {"default-src 'none'", "style-src 'unsafe-inline'", "img-src data:"} <= set(policy[1].split("; "))
    assert policy.start() < page.index("<style>") < page.index("<body>")
    assert set(re.findall(r"\w+://[^\s\"<]+", html([Graded("anna", PASSED)]))) == {"http://www.w3.org/2000/svg"}
    assert "url(" not in page
    assert "@import" not in page


def test_plots_have_text_alternatives() -> None:
    """Each plot is an image with a name of its own, and a table holds its numbers."""
    known = result("c1", "f", Status.FAILED, 50, failure=Failure("x"), mistake="mask_inverted", diagnosis="Why?")
    page = html([Graded("anna", scorecard((known,)))])
    names = re.findall(r'<svg [^>]*role="img" aria-label="([^"]+)"', page)
    assert len(names) == len(set(names)) == page.count("<svg") == 3
    assert page.count("<caption>") == 4
    assert "Mask inverted" in page
    assert not re.search(r"#(0\d)\1\1", page)  # the stand-ins of the page's colours


@pytest.mark.parametrize(
    "title", ["$x_1$ and $", "$\\frac{$", "a & b < c", "注意 \u202ex", "\x00\x1b[0m", "x" * 500]
)
def test_plots_take_titles_as_they_are(title: str) -> None:
    """A title is no formula and no markup, whatever signs it has; one too long for a plot is cut."""
    check = replace(result("c1", title, Status.FAILED, 50, failure=Failure("x"), mistake=title, diagnosis="Why?"))
    check = replace(check, check=replace(check.check, title=title))
    (summary,) = summarise([Graded("anna", scorecard((check,), exercise=replace(EXERCISE, title=title)))])
    shown = inert(title) if len(title) < 100 else "x" * 61 + "..."
    for drawn in (plots.pass_rates(summary), plots.mistakes(summary)):
        words = [text.casefold() for text in Page(drawn).words if text.strip()]
        assert shown.casefold().replace("_", " ") in [text.replace("_", " ") for text in words]


def tokens(text: str) -> Sequence[Any]:
    """Read Markdown with tables, and give all its tokens."""
    found = []
    for token in MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(text):
        found += [token, *(token.children or [])]
    return found


def test_strangers_are_text_in_markdown() -> None:
    """No HTML, link, image or heading comes from a student, no cell of a table moves, and each name is there."""
    text = markdown.render(summarise(strangers()), {"exercise-04": NAMES}, NAMES[0])
    found = tokens(text)
    kinds = {token.type for token in found}
    assert not kinds & {
        "html_block",
        "html_inline",
        "link_open",
        "image",
        "hr",
        "lheading_open",
        "code_block",
        "s_open",
    }
    headings = [found[place + 1].content for place, token in enumerate(found) if token.type == "heading_open"]
    calm = markdown.render(
        summarise([Graded("a", hostile(seed)) for seed in range(5)] * 2), {"exercise-04": "a"}, ""
    )
    assert len(headings) == sum(token.type == "heading_open" for token in tokens(calm))
    assert not FORBIDDEN.search(text)
    spans = {token.content for token in found if token.type == "code_inline"}
    for name in NAMES[:-1]:
        assert (" ".join(inert(name).split()).replace("|", "\\x7c") or "(no name)") in spans
    outside = "".join(token.content for token in found if token.type == "text")
    assert not [name for name in ("@everyone", "evil.example", "7 * 7", "$x") if name in outside]
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {5}
    assert len(rows) == len(strangers())


def test_course_text_is_escaped_in_markdown() -> None:
    """Signs in titles stand for themselves."""
    for text in (
        "a_b_c *d* [e](f) <g> `h` | $i$ ~~j~~ &amp; \\",
        "1. one",
        "- two",
        "# three",
        "> four",
        "12) five",
    ):
        (paragraph,) = [token for token in tokens(markdown.escaped(text)) if token.type == "inline"]
        assert "".join(child.content for child in paragraph.children) == text
        assert {child.type for child in paragraph.children} <= {"text", "text_special"}
        assert tokens(markdown.escaped(text))[0].type == "paragraph_open"


def test_both_reports_tell_what_matters(tmp_path: Path) -> None:
    """What to explain, what could not be run, faults, a missing sandbox and missing files are all named."""
    known = result(
        "c1", "f", Status.FAILED, 50, failure=Failure("x"), mistake="mask_inverted", diagnosis="Why so?"
    )
    bare = scorecard((known,), isolation=("process",))
    graded = [Graded("anna", bare), Graded("ben", bare), Graded("cem", FAULT)]
    graded += [Graded("dua", REFUSED), Graded("emil", UNLOADABLE)]
    for path in write_report(tmp_path, graded, missing=[("fay", "exercise-04"), ("fay", "exercise-09")]):
        shown = path.read_text(encoding="utf-8").replace("\\_", "_")
        for words in (
            "4 files: half of them have 0 of 100 points or more, 0 have full marks, 2 could not be run",
            "at fault with 1 file",
            "2 files were graded without a sandbox",
            "Mask inverted",
            "Why so?",
            "Nothing was run: one thing.",
            "Line 3: invalid syntax.",
            "merge_broken: The check itself is broken.",
            "exercise-09",
            "fay",
        ):
            assert words in shown, (path, words)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["report.html", "report.md"]


def test_a_class_without_results_has_a_report(tmp_path: Path) -> None:
    """No file, faults alone, and files alone that were refused are reports, too."""
    for graded in ([], [Graded("anna", FAULT)], [Graded("anna", REFUSED)], [Graded("anna", PASSED)]):
        for path in write_report(tmp_path, graded):
            assert path.read_text(encoding="utf-8").count("\n") > 2
    assert "No file was graded." in html([])


def test_several_exercises_are_listed_first() -> None:
    """Links lead from the table of all exercises to each."""
    other = replace(PASSED, exercise=replace(EXERCISE, name="exercise-01"))
    page = Page(html([Graded("anna", PASSED), Graded("anna", other)]))
    links = {value for name, value in page.attributes if name == "href"}
    assert links == {"#exercise-01", "#exercise-04"}
    assert {value for name, value in page.attributes if name == "id"} == {link[1:] for link in links}


def test_missing_libraries_are_named_before_anything_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error says what to install; Markdown is written without them."""
    require()
    find_spec = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "jinja2" else find_spec(name))
    monkeypatch.setitem(sys.modules, "jinja2", None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(UsageError, match=r"jinja2 and matplotlib, not installed.*pip install -e '\.\[class\]'"):
        require()
    with pytest.raises(UsageError):
        write_report(tmp_path, [Graded("anna", PASSED)])
    assert list(tmp_path.iterdir()) == []
    assert write_markdown(tmp_path, [Graded("anna", PASSED)]).read_text(encoding="utf-8").startswith("# Report")


def test_a_report_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    """The error names the file, and no half of one is left."""
    with pytest.raises(UsageError, match=r"report\.md cannot be written: .*another folder"):
        write_report(tmp_path / "none", [Graded("anna", PASSED)])
    (tmp_path / "report.html").mkdir()
    with pytest.raises(UsageError, match=r"report\.html cannot be written"):
        write_report(tmp_path, [Graded("anna", PASSED)])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["report.html", "report.md"]


def test_report_starts_light() -> None:
    """What only the page needs is imported when it is made."""
    program = "import sys, grader.classroom.report, grader.classroom.gradebook; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {"numpy", "jinja2", "matplotlib", "rich"}.isdisjoint(ran.stdout.split())
