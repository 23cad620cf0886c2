"""The formats for programs: each is held to its specification, and a stranger's text is inert in all of them."""

import itertools
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from helpers import ROOT, SUBMISSIONS, TOY, grade_toy
from lxml import etree
from markdown_it import MarkdownIt
from test_reports import (
    ARRAYS,
    EXERCISE,
    FAULT,
    LOOP,
    NASTY,
    PASSED,
    REFUSED,
    RESULTS,
    UNLOADABLE,
    golden,
    result,
    scorecard,
)

from grader.model import Check, CheckResult, Failure, Finding, Outcome, Scorecard, Status
from grader.reports import github, gradescope, junit, markdown, text
from grader.reports.formats import FORMATS, render

SCHEMAS = ROOT / "tests" / "schemas"
SCORECARDS = {"mixed": scorecard(), "passed": PASSED, "refused": REFUSED, "unloadable": UNLOADABLE, "fault": FAULT}
NASTIES = {
    "nasty": NASTY,
    "commands": "::error::x\n ::stop-commands::t\n##[error]x\n##vso[task.setvariable variable=x]y\r::warning::x",
    "markdown": "````\n# head\n<script>alert(1)</script> ![i](http://x.y/z.png) [l](javascript:x) @octocat "
    "#12 a/b#3 www.x.org http://x.org me@x.org GH-26 `` ` `x @octocat | --- | <b>&lt; $`x`$ "
    ":tada: **b** ~~s~~ _i_ \\| \\",
    "links": "www.x.org http://x.org x.org/y me@x.org GH-26 deadbeef1 @octocat #12 a/b#3 ftp://x.org",
    "adjacent": "`@x``@y` @a`@b`@c: `<b>`: (`#1`)",
    "unclosed": "`x``@octocat",
    "blocks": "1. one\n- two\n> three\n    four\n~~~\n===\n---\n<!--",
    "xml": "]]> <![CDATA[ </failure> &amp; \ufffe\uffff\x00\x0b\ud800 \U0001f642",
    "large": "@x `|<\x00]]>" * 500_000,
}


def full_of(nasty: str) -> Scorecard:
    """Give a scorecard that says one thing wherever a student's words can come to stand."""
    failure = Failure(nasty, nasty, nasty, nasty, (Finding(1, 2, nasty[:200], nasty), Finding(3, 4, "x", nasty)))
    return scorecard(
        (result("a", "f", Status.FAILED, 10, failure=failure, output=nasty, hint=nasty, diagnosis=nasty),) * 12,
        submission=nasty,
        message=nasty,
        findings=(Finding(1, 2, "x", nasty),),
        outcome=Outcome.REFUSED,
    )


@pytest.mark.parametrize("name", NASTIES)
@pytest.mark.parametrize("format_", [name for name in FORMATS if name != "json"])
def test_nothing_harmful_is_printed(format_: str, name: str) -> None:
    """No format lets through a control character, a direction mark, or a command to a build server."""
    shown = render(format_, full_of(NASTIES[name]), everything=name != "large")
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\ud800-\udfff\ufffe\uffff]", shown)
    assert not re.search(r"##(vso|teamcity)?\[", shown)
    commands = re.findall(
        r"^\s*::(?!error file=|notice::|stop-commands::[0-9a-f]{32}$|[0-9a-f]{32}::$)", shown, re.M
    )
    assert not commands
    assert len(shown) < 4_000_000


# JUnit


def valid_junit(content: str) -> etree._Element:
    """Hold a text to the schema, and give its root."""
    schema = etree.XMLSchema(etree.parse(SCHEMAS / "junit-10.xsd"))
    root = etree.fromstring(content.encode(), etree.XMLParser(resolve_entities=False, huge_tree=True))
    schema.assertValid(root)
    return root


@pytest.mark.parametrize("name", SCORECARDS)
def test_junit_is_valid(name: str) -> None:
    """Each outcome is valid by the schema, and what was looked at and kept."""
    content = junit.render(SCORECARDS[name])
    valid_junit(content)
    golden(f"{name}.junit.xml", content)


@pytest.mark.parametrize("name", NASTIES)
def test_junit_is_valid_whatever_a_student_says(name: str) -> None:
    """XML that a stranger's text cannot break: it comes back as text, its forbidden characters as escapes."""
    root = valid_junit(junit.render(full_of(NASTIES[name])))
    failure = root.find(".//testcase[@name='a']/failure")
    assert failure is not None
    assert len(failure) == 0
    assert failure.text is not None
    assert failure.text.startswith(text.clipped(NASTIES[name]))


def test_junit_counts_and_verdicts() -> None:
    """A wrong answer fails, what did not run is skipped, a broken check is an error; points stand beside them."""
    suite = valid_junit(junit.render(scorecard()))[0]
    counts = {name: suite.get(name) for name in ("tests", "failures", "errors", "skipped")}
    assert counts == {"tests": "8", "failures": "5", "errors": "1", "skipped": "1"}
    assert suite.find("testcase[@name='merge_broken']/error") is not None
    assert suite.find("testcase[@name='merge_stopped']/skipped") is not None
    arrays = suite.find("testcase[@name='split_arrays']")
    assert arrays.get("classname") == "exercise-04.split_heads"
    assert {one.get("name"): one.get("value") for one in arrays.findall("properties/property")} == {
        "title": RESULTS[1].check.title, "points": "20", "score": "0", "mistake": "split_by_bare_reshape",
    }  # fmt: skip
    assert arrays.find("system-out").text == text.inert(NASTY)
    about = {one.get("name"): one.get("value") for one in suite.findall("properties/property")}
    assert (about["score"], about["max_score"], about["exercise"]) == ("20", "90", "exercise-04")


def test_junit_has_a_case_for_the_file() -> None:
    """A file that was not run is a failed test case of its own; a fault of the grader is an error."""
    for shown, verdict in ((REFUSED, "failure"), (UNLOADABLE, "failure"), (FAULT, "error")):
        root = valid_junit(junit.render(shown))
        assert root.find(f".//testcase[@name='submission']/{verdict}") is not None
    assert "line 12" in valid_junit(junit.render(REFUSED)).find(".//testcase/failure").text


def test_pytest_itself_keeps_to_the_schema(tmp_path: Path) -> None:
    """The schema describes what pytest writes, so a report in its terms is in pytest's dialect."""
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        "def test_fails(record_property):\n    record_property('points', 3)\n    print('x')\n    assert 0\n"
        "def test_skipped():\n    pytest.skip('x')\n"
        "@pytest.fixture\ndef broken():\n    raise ValueError\n"
        "def test_error(broken):\n    pass\n"
    )
    words = ["-q", "-p", "no:cacheprovider", "-c", "/dev/null", "--rootdir", tmp_path, "--junitxml", "out.xml"]
    words += ["-o", "junit_logging=all", "test_it.py"]
    subprocess.run([sys.executable, "-m", "pytest", *words], cwd=tmp_path, capture_output=True, check=False)
    theirs = valid_junit((tmp_path / "out.xml").read_text())
    ours = valid_junit(junit.render(scorecard()))
    assert {one.tag for one in ours.iter()} <= {one.tag for one in theirs.iter()} | {"properties", "property"}
    assert set(ours[0].attrib) <= set(theirs[0].attrib)
    assert set(ours.find(".//testcase").attrib) == set(theirs.find(".//testcase").attrib)


# Gradescope


def results(shown: Scorecard) -> dict[str, Any]:
    """Give a report of Gradescope's, read as strict JSON."""
    content = gradescope.render(shown)
    assert content.isascii()
    data: dict[str, Any] = json.loads(content, parse_constant=lambda name: pytest.fail(name))
    return data


def is_valid(data: dict[str, Any]) -> bool:
    """Tell whether Gradescope's specification admits a report."""
    schema = json.loads((SCHEMAS / "gradescope-results.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema).is_valid(data)


@pytest.mark.parametrize("name", SCORECARDS)
def test_gradescope_keeps_to_the_specification(name: str) -> None:
    """Each outcome but a fault is valid by the specification; the text was looked at and kept."""
    data = results(SCORECARDS[name])
    assert is_valid(data) is (name != "fault")
    golden(f"{name}.gradescope.json", gradescope.render(SCORECARDS[name]))


@pytest.mark.parametrize("name", NASTIES)
def test_gradescope_interprets_nothing(name: str) -> None:
    """Whatever a student says, every text is of the one format in which nothing is interpreted."""
    data = results(full_of(NASTIES[name]))
    assert is_valid(data)
    found = re.findall(r'"(?:\w+_)?format": "(\w+)"', gradescope.render(full_of(NASTIES[name])))
    assert len(found) == 3 + 2 * len(data["tests"])
    assert set(found) == {"text"}


def test_gradescope_scores() -> None:
    """The scores of the tests add up to the score at the top; a file that cannot be run has 0."""
    mixed = results(scorecard(RESULTS[:-1]))
    assert (mixed["score"], sum(test["score"] for test in mixed["tests"])) == (20, 20)
    assert sum(test["max_score"] for test in mixed["tests"]) == 90
    assert [test["number"] for test in mixed["tests"]][3:5] == ["1.4", "2.1"]
    assert results(UNLOADABLE)["score"] == 0


def test_a_fault_is_no_score_for_gradescope() -> None:
    """A broken check costs no points: there is no number that could count as a mark, and the report says why."""
    data = results(FAULT)
    assert "score" not in data
    assert "tests" not in data
    assert "no score" in data["output"]
    assert "merge_broken" in data["output"]


# GitHub


def commands(shown: Scorecard) -> list[str]:
    """Give the workflow commands of a report, as the runner reads them: none between stop and its token."""
    found, token = [], ""
    for line in github.render(shown).splitlines():
        if token:
            token = "" if line == f"::{token}::" else token
        elif line.lstrip().startswith("::stop-commands::"):
            token = line.partition("::stop-commands::")[2]
        elif line.lstrip().startswith("::"):
            found.append(line)
    assert not token
    return found


@pytest.mark.parametrize("name", SCORECARDS)
def test_github_golden(name: str) -> None:
    """The log of each outcome is what was looked at and kept."""
    golden(f"{name}.github.txt", re.sub("[0-9a-f]{32}", "TOKEN", github.render(SCORECARDS[name])))


def test_annotations_point_at_the_line() -> None:
    """A finding is an error at its line and column; separators within a property are escaped."""
    found = commands(scorecard((RESULTS[3],)))
    assert found == [
        "::error file=exercises/exercise-04/solution.py,line=12,col=5,title=split_heads%3A The title of "
        "split_loops%2C which is long enough to need a second line on a narrow terminal::line 12: "
        "`for h in range(n_heads)` ran 2 times for 2 heads"
    ]
    assert commands(REFUSED)[0].startswith("::error file=exercises/exercise-04/solution.py,line=12,col=5,")
    assert commands(PASSED) == []


def test_annotations_escape_what_the_runner_reads() -> None:
    """Percent signs and newlines of a message are data; a property cannot begin another one."""
    failure = Failure("50% of\n::warning::x")
    shown = scorecard((result("a", "f", Status.FAILED, 1, failure=failure),), submission="a,line=3::b%.py")
    assert commands(shown)[0].startswith("::error file=a%2Cline=3%3A%3Ab%25.py,title=f%3A ")
    assert commands(shown)[0].endswith("::50%25 of%0A\\x3a:warning::x")


def test_annotations_are_the_telling_ones() -> None:
    """GitHub shows ten errors of a step: what failed goes before what was not run, and the rest is counted."""
    missing = (result("m", "f", Status.NOT_IMPLEMENTED, 1, failure=Failure("Not implemented.")),) * 8
    failing = (result("w", "f", Status.FAILED, 1, failure=Failure("Wrong.")),) * 5
    found = commands(scorecard(missing + failing))
    assert [line.rpartition("::")[2] for line in found[:6]] == ["Wrong."] * 5 + ["Not implemented."]
    assert len(found) == github.ANNOTATIONS + 1
    assert found[-1] == "::notice::3 more: see the log or the summary of this step."


@pytest.mark.parametrize("name", NASTIES)
def test_no_text_of_a_student_is_a_command(name: str) -> None:
    """Only our own errors and our own notice are commands; each is one line."""
    found = commands(full_of(NASTIES[name]))
    assert len(found) == github.ANNOTATIONS + 1
    assert all(line.startswith("::error file=") for line in found[:-1])


def test_summary_is_appended_and_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The summary goes behind what stands in the file, and the file never grows beyond what GitHub takes."""
    file = tmp_path / "summary.md"
    file.write_text("before\n")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(file))
    assert github.write_summary(scorecard()) == ""
    assert file.read_text().startswith("before\n# Exercise 04")
    file.write_text("x" * 900_000)
    assert github.write_summary(full_of(NASTIES["large"])) == ""
    assert "more failing checks are left out" in file.read_text()
    assert file.stat().st_size <= github.SUMMARY_LIMIT
    file.write_text("x" * github.SUMMARY_LIMIT)
    assert "full" in github.write_summary(PASSED)
    assert file.stat().st_size == github.SUMMARY_LIMIT


def test_summary_that_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the variable there is nothing to do; a file that cannot be written is a warning, never a failure."""
    monkeypatch.delenv("GITHUB_STEP_SUMMARY", raising=False)
    assert github.write_summary(PASSED) == ""
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(tmp_path / "no" / "summary.md"))
    assert github.write_summary(PASSED).startswith("::warning::The summary was not written")


# Markdown


def tokens(content: str, *, html: bool) -> list[Any]:
    """Parse as GitHub does, tables, struck text and bare links included."""
    parser = MarkdownIt("gfm-like", {"html": html})
    flat = []
    for token in parser.parse(content):
        flat += [token, *(token.children or [])]
    return flat


@pytest.mark.parametrize("name", SCORECARDS)
def test_markdown_golden(name: str) -> None:
    """The page of each outcome is what was looked at and kept."""
    golden(f"{name}.md", markdown.render(SCORECARDS[name]))


@pytest.mark.parametrize("html", [True, False])
@pytest.mark.parametrize("name", NASTIES)
def test_nothing_in_markdown_comes_alive(name: str, html: bool) -> None:
    """A stranger's words make no HTML, link, image, emphasis or block; and name nobody and nothing on GitHub."""
    shown = full_of(NASTIES[name])
    found = tokens(markdown.render(shown), html=html)
    kinds = {token.type for token in found}
    assert kinds <= {
        "heading_open", "heading_close", "paragraph_open", "paragraph_close", "inline", "text", "code_inline",
        "strong_open", "strong_close", "fence", "bullet_list_open", "bullet_list_close", "list_item_open",
        "list_item_close", "table_open", "table_close", "thead_open", "thead_close", "tbody_open", "tbody_close",
        "tr_open", "tr_close", "th_open", "th_close", "td_open", "td_close", "text_special",
    }  # fmt: skip
    strong = sum(token.type == "strong_open" for token in found)
    assert strong == 3 + 12 * 4  # ours: score, outcome and next step; of each check the row, and three words
    words = "".join(token.content for token in found if token.type in ("text", "text_special"))
    assert not re.search(r"[@#$&\\~_]|://|www|GH-\d|deadbeef|:tada:", words.replace("&#124;", ""))


@pytest.mark.parametrize("name", NASTIES)
def test_fences_hold(name: str) -> None:
    """Each fence holds the whole of a student's text, to the letter."""
    fences = [token.content for token in tokens(markdown.render(full_of(NASTIES[name])), html=True)]
    wanted = text.clipped(NASTIES[name]).rstrip("\n") + "\n"
    assert fences.count(wanted) >= 12 * 4


def test_cells_hold() -> None:
    """A bar in a title, in code or not, with a backslash before it or not, stays within its cell."""
    titles = ["a | b", "`a|b` c", r"x\|y", "|", r"\\| `"]
    check = RESULTS[0].check
    shown = tuple(CheckResult(Check(check.id, title, "f|g", 1), Status.PASSED) for title in titles)
    found = tokens(markdown.render(scorecard(shown)), html=True)
    texts = [
        "".join(child.content for child in cell.children)
        for before, cell in itertools.pairwise(found)
        if before.type == "td_open"
    ]
    assert texts[::4] == ["f|g"] * len(titles)
    assert texts[1::4] == titles


def test_markdown_says_what_a_person_needs() -> None:
    """The page holds the score, each failing check with arrays, findings, mistake and hint, and the next step."""
    page = markdown.render(scorecard())
    assert "**Score: 20 / 90**" in page
    assert f"```text\n{ARRAYS.expected}\n```" in page
    assert "**A known mistake:** `split_heads` reads memory." in page
    assert "- line 12, column 5: `for h in range(n_heads)` ran 2 times for 2 heads" in page
    assert "**Hint:** A hint." in page
    assert "**Next:** change your file, then run `grade exercise-04`." in page
    assert "The file ran apart in: process, bubblewrap." in page
    assert LOOP.message.startswith("line 12")


def test_markdown_says_where_there_was_no_sandbox() -> None:
    """A grading without bubblewrap says so plainly; a file that was not run, that nothing of it was."""
    assert "Graded without a sandbox" in markdown.render(scorecard(isolation=("process", "memory")))
    assert "Graded without a sandbox" not in markdown.render(scorecard())
    assert "Nothing of the file was run." in markdown.render(scorecard((), isolation=()))


def test_markdown_is_bounded() -> None:
    """A page that grows too long leaves whole checks out, and says how many."""
    page = markdown.render(full_of(NASTIES["large"]), limit=150_000)
    assert len(page.encode()) <= 150_000
    assert re.search(r"\n\d+ more failing checks are left out", page)
    assert "**Next:**" in page


# The command


@pytest.mark.parametrize("format_", ["junit", "gradescope", "github", "markdown"])
def test_formats_of_the_command(format_: str, tmp_path: Path) -> None:
    """--format prints each format, -o writes it to a file, and the exit status is that of any other format."""
    words = [sys.executable, "-m", "grader", "1", "--solution", SUBMISSIONS / "raises.py", "--format", format_]
    file, summary = tmp_path / "out", tmp_path / "summary.md"
    environment = {**os.environ, "GITHUB_STEP_SUMMARY": str(summary), "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [*map(str, words), "-o", file], cwd=TOY.root, env=environment, capture_output=True, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, b"", b"")
    assert summary.exists() is (format_ == "github")
    content = file.read_text(encoding="utf-8")
    assert "double" in content
    if format_ == "junit":
        valid_junit(content)
    if format_ == "gradescope":
        assert is_valid(json.loads(content))


def test_a_real_grading_in_every_format() -> None:
    """What a grading really gives can be told in every format."""
    shown = grade_toy("loops")
    assert shown.exercise.name != EXERCISE.name
    assert all("1" in render(format_, shown) for format_ in FORMATS)
