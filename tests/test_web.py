"""The page in a browser, as far as no browser is needed: the guard, the file, what is said, and what is shown."""

import asyncio
import os
import re
import shutil
import socket
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from helpers import COURSE, ROOT
from test_reports import FAULT, NASTY, PASSED, REFUSED, RESULTS, UNLOADABLE, result, scorecard

from grader.candidate.limits import SOURCE_LIMIT
from grader.candidate.sandbox import Sandbox
from grader.cli import command
from grader.course import Course
from grader.learner import progress, statement
from grader.model import Failure, Finding, Grid, Picture, Scorecard, Status
from grader.reports import plain
from grader.web import document, pictures
from grader.web import scorecard as card
from grader.web import statement as page_statement
from grader.web.desk import Room
from grader.web.document import ChangedError, NotSavedError
from grader.web.guard import Guard
from grader.web.serve import serve
from grader.web.tab import Tab

PORT = 8640
OURS = {"host": f"127.0.0.1:{PORT}"}
COOKIE = {"cookie": f"other=1; grade-{PORT}=secret"}
ORIGIN = {"origin": f"http://127.0.0.1:{PORT}"}


# --- the guard


async def _behind(scope: Any, receive: Any, send: Any) -> None:
    """Answer everything: what the guard keeps safe."""
    del receive
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
    else:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"x-inside", b"1")]})
        await send({"type": "http.response.body", "body": b"the page"})


def ask(
    headers: dict[str, str],
    address: str = "/",
    *,
    kind: str = "http",
    method: str = "GET",
    guard: Guard | None = None,
) -> tuple[int, dict[str, str]]:
    """Give the status and the headers of the answer; a websocket gets 101 or 403."""
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    path, _, query = address.partition("?")
    scope = {
        "type": kind,
        "path": path,
        "query_string": query.encode(),
        "method": method,
        "headers": [(key.encode(), value.encode()) for key, value in headers.items()],
    }
    guard = guard or Guard(_behind, PORT, "secret")
    asyncio.run(guard(scope, None, send))  # type: ignore[arg-type]
    if kind == "websocket":
        return (101 if sent[0]["type"] == "websocket.accept" else 403), {}
    return sent[0]["status"], {key.decode(): value.decode() for key, value in sent[0]["headers"]}


@pytest.mark.parametrize("path", ["/", "/exercise-04", "/static/page.css", "/_nicegui_ws/socket.io/", "/nothing"])
@pytest.mark.parametrize("query", ["", "?token=", "?token=wrong", "?token=secre", "?token=secretsecret"])
def test_nothing_is_given_without_the_token(path: str, query: str) -> None:
    """Files and endpoints of sockets too are refused to whoever has neither the token nor its cookie."""
    status, headers = ask(OURS, path + query)
    assert status == 403
    assert "x-inside" not in headers
    assert "set-cookie" not in headers
    assert ask(OURS | {"cookie": f"grade-{PORT}=wrong"}, path)[0] == 403
    assert ask(OURS | ORIGIN, path, kind="websocket")[0] == 403


def test_the_token_becomes_a_cookie() -> None:
    """The first visit is led to the address without the token, with a cookie that scripts and sites cannot use."""
    status, headers = ask(OURS, "/exercise-04?token=secret&a=1")
    assert (status, headers["location"]) == (303, "/exercise-04?a=1")
    assert headers["set-cookie"] == f"grade-{PORT}=secret; Path=/; HttpOnly; SameSite=Strict"
    status, headers = ask(OURS | COOKIE, "/exercise-04")
    assert (status, headers["x-inside"]) == (200, "1")
    assert ask(OURS | COOKIE, "/?token=secret")[0] == 303


def test_a_ticket_works_once() -> None:
    """The address that a browser is started with is worth nothing to who reads the list of processes later."""
    guard = Guard(_behind, PORT, "secret")
    ticket = guard.ticket()
    assert ask(OURS, f"/?token={ticket}", guard=guard)[0] == 303
    assert ask(OURS, f"/?token={ticket}", guard=guard)[0] == 403


@pytest.mark.parametrize(
    "address", ["//evil.example", "/\\evil.example", "///evil.example/?a=//b", "/x%0d%0aA: b"]
)
def test_the_token_never_leads_elsewhere(address: str) -> None:
    """Whatever the path, the redirect stays on this server and adds no header."""
    target = ask(OURS, address + ("&" if "?" in address else "?") + "token=secret")[1]["location"]
    assert target.startswith("/")
    assert not target.startswith(("//", "/\\"))
    assert target.isprintable()


@pytest.mark.parametrize(
    "host",
    ["evil.example", f"evil.example:{PORT}", "127.0.0.1", f"127.0.0.1:{PORT + 1}", f"127.0.0.1:{PORT}.evil.xy",
     f"127.0.0.1:{PORT}@evil.example", "", f"0.0.0.0:{PORT}"],
)  # fmt: skip
def test_foreign_hosts_are_refused(host: str) -> None:
    """A name that was made to point at this machine is not served, with the cookie or without."""
    headers = {"host": host} if host else {}
    assert ask(headers | COOKIE)[0] == 421
    assert ask(headers, "/?token=secret")[0] == 421
    assert ask(headers | COOKIE | ORIGIN, kind="websocket")[0] == 403


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "LocalHost"])
def test_own_hosts_are_served(host: str) -> None:
    """Each name of this machine works."""
    assert ask({"host": f"{host}:{PORT}"} | COOKIE)[0] == 200


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", f"http://127.0.0.1:{PORT + 1}", "http://127.0.0.1", f"https://127.0.0.1:{PORT}",
     f"http://127.0.0.1:{PORT}.evil.example", f"http://127.0.0.1:{PORT}, http://evil.example"],
)  # fmt: skip
def test_foreign_origins_are_refused(origin: str) -> None:
    """A page of another site, or port, reaches neither the page nor its socket, even with the cookie."""
    headers = OURS | COOKIE | {"origin": origin}
    assert ask(headers)[0] == 403
    assert ask(headers, method="POST")[0] == 403
    assert ask(headers, kind="websocket")[0] == 403


def test_a_socket_names_its_origin() -> None:
    """Each browser does; what does not is no page of ours."""
    assert ask(OURS | COOKIE, kind="websocket")[0] == 403
    assert ask(OURS | COOKIE | ORIGIN, kind="websocket")[0] == 101


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_other_sites_may_only_link(site: str) -> None:
    """A link on another site opens the page if it holds the token; nothing else from there is answered."""
    foreign = OURS | {"sec-fetch-site": site}
    link = foreign | {"sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}
    assert ask(foreign | COOKIE | {"sec-fetch-mode": "no-cors", "sec-fetch-dest": "script"}, "/x.js")[0] == 403
    assert ask(link | COOKIE | {"sec-fetch-dest": "iframe"})[0] == 403
    assert ask(link | COOKIE, method="POST")[0] == 403
    assert ask(foreign | COOKIE | ORIGIN, kind="websocket")[0] == 403
    assert ask(link)[0] == 403
    status, headers = ask(link, "/exercise-04?token=secret")
    assert status == 200  # a page of ours that leads on, since browsers keep strict cookies from redirects
    assert "x-inside" not in headers
    assert "set-cookie" in headers


def test_answers_tell_the_browser_to_be_strict() -> None:
    """No other origin may be asked, no page may frame this one, and no address with a token is handed on."""
    for headers in (OURS, OURS | COOKIE):
        given = ask(headers)[1]
        policy = given["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "http" not in policy
        assert given["referrer-policy"] == "no-referrer"
        assert given["x-content-type-options"] == "nosniff"


# --- the file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A solution.py that is not there yet."""
    return tmp_path / "solution.py"


@pytest.mark.parametrize(
    ("before", "shown", "after"),
    [
        (b"a\nb\n", "a\nb\n", b"a\nB\n"),
        (b"a\r\nb\r\n", "a\nb\n", b"a\r\nB\r\n"),
        (b"a\rb\r", "a\nb\n", b"a\rB\r"),
        (b"a\nb", "a\nb", b"a\nB"),
        (b"\xef\xbb\xbfa\nb\n", "a\nb\n", b"\xef\xbb\xbfa\nB\n"),
        ("ä\nb\n".encode(), "ä\nb\n", "ä\nB\n".encode()),
        (b"", "", b""),
    ],
)
def test_an_edit_keeps_the_rest_of_the_file(path: Path, before: bytes, shown: str, after: bytes) -> None:
    """Line ends, a byte order mark and a missing newline at the end survive an edit; the mode does, too."""
    path.write_bytes(before)
    path.chmod(0o640)
    version = document.read(path)
    assert version.text == shown
    saved = document.save(path, shown.replace("b", "B"), version.sha256)
    assert path.read_bytes() == after
    assert saved == document.read(path)
    assert os.name != "posix" or path.stat().st_mode & 0o777 == 0o640
    assert [item.name for item in path.parent.iterdir()] == ["solution.py"]


def test_an_unchanged_text_is_not_written(path: Path) -> None:
    """Not even the time of the file changes, whatever its line ends."""
    path.write_bytes(b"a\r\nb\n")
    before = path.stat()
    document.save(path, "a\nb\n", "anything")
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == (before.st_mtime_ns, before.st_ino)


def test_what_somebody_else_wrote_is_not_overwritten(path: Path) -> None:
    """A text that began from another version of the file is refused, and the file stays as it is."""
    path.write_text("old")
    base = document.read(path).sha256
    path.write_text("theirs")
    with pytest.raises(ChangedError):
        document.save(path, "mine", base)
    assert path.read_text() == "theirs"


def test_a_missing_file_is_made(path: Path) -> None:
    """Whatever it began from: there is nothing to be overwritten."""
    version = document.read(path)
    assert (version.text, version.is_missing) == ("", True)
    document.save(path, "new\n", "the sha256 of a file that was deleted")
    assert path.read_bytes() == b"new\n"


def _folder(path: Path) -> None:
    path.mkdir()


def _large(path: Path) -> None:
    path.write_bytes(b"#" * (SOURCE_LIMIT + 1))


def _latin(path: Path) -> None:
    path.write_bytes(b"# ok\n# \xe4\n")


@pytest.mark.parametrize(
    ("make", "said"),
    [(_folder, "is a folder"), (_large, "is larger than 256 kB"), (_latin, "is not UTF-8 text (line 2)")],
)
def test_what_cannot_be_edited_is_said_and_left_alone(path: Path, make: Any, said: str) -> None:
    """A folder, a huge file and a file in another encoding are never written to."""
    make(path)
    before = path.read_bytes() if path.is_file() else None
    version = document.read(path)
    assert version.text is None
    assert said in version.problem
    with pytest.raises(NotSavedError, match="Not saved"):
        document.save(path, "mine", version.sha256)
    assert before == (path.read_bytes() if path.is_file() else None)


@pytest.mark.parametrize(
    ("text", "said"), [("a\n\ud83d", "line 2 holds half"), ("#" * (SOURCE_LIMIT + 1), "256 kB")]
)
def test_what_no_file_can_hold_is_said(path: Path, text: str, said: str) -> None:
    """Half a character and a huge text are not saved, and the file stays as it is."""
    path.write_text("old")
    with pytest.raises(NotSavedError, match=said):
        document.save(path, text, document.read(path).sha256)
    assert path.read_text() == "old"


@pytest.mark.skipif(os.name != "posix", reason="links and rights of a POSIX system")
def test_links_and_write_protection_are_respected(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link stays a link, and a file that may not be written is not replaced."""
    target = path.with_name("elsewhere.py")
    target.write_text("old")
    path.symlink_to(target)
    base = document.save(path, "new", document.read(path).sha256).sha256
    assert path.is_symlink()
    assert target.read_text() == "new"
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write everything
    with pytest.raises(NotSavedError, match="write-protected"):
        document.save(path, "newer", base)
    assert target.read_text() == "new"


# --- what is said between a tab and its editor


@pytest.fixture
def course(tmp_path: Path) -> Course:
    """A course with one exercise, all of it to be written to."""
    for side in ("exercises", "solutions"):
        shutil.copytree(ROOT / side / "exercise-04", tmp_path / side / "exercise-04")
    shutil.copy(tmp_path / "solutions/exercise-04/stub.py", tmp_path / "exercises/exercise-04/solution.py")
    return Course(tmp_path)


class Editor:
    """A tab, and what it says to its editor."""

    def __init__(self, room: Room) -> None:
        self.desk = room.desk("exercise-04")
        self.heard: list[dict[str, Any]] = []
        self.tab = Tab(self.desk, self.heard.append, lambda: None)
        self.desk.tabs.add(self.tab)
        self.base = self.desk.version.sha256

    def ask(self, action: str, text: str | None = None, **more: Any) -> dict[str, Any]:
        """Send a message, and give its answer."""
        self.heard.clear()
        message = {"action": action, "dirty": text is not None, "text": text, "base": self.base, "number": 7}
        self.tab.heard(message | more)
        (answer,) = [said for said in self.heard if said.get("answer") == 7]
        self.base = answer.get("base", self.base)
        return answer


@pytest.fixture
def room(course: Course) -> Room:
    """What is open of the course."""
    return Room(course, Sandbox.AUTO)


def test_two_tabs_agree_through_the_disk(room: Room) -> None:
    """What one saves appears in the other; what the other then saves from an old version is a conflict."""
    one, two = Editor(room), Editor(room)
    assert one.ask("save", "x = 1\n")["saved"]
    (told,) = [message for message in two.heard if message.get("file")]
    assert (told["text"], told["base"]) == ("x = 1\n", one.base)
    assert two.ask("save", "x = 2\n") == {"answer": 7, "conflict": True}
    assert "-x = 2\n+x = 1" in (two.tab.difference or "")
    assert one.desk.path.read_text() == "x = 1\n"


@pytest.mark.parametrize(
    ("action", "in_file", "beside"), [("mine", "mine\n", "theirs\n"), ("theirs", "theirs\n", "mine\n")]
)
def test_what_is_not_taken_is_kept(room: Room, action: str, in_file: str, beside: str) -> None:
    """After a conflict one text is in the file, and the other stands beside it under a dated name."""
    editor = Editor(room)
    editor.desk.path.write_text("theirs\n")
    assert editor.ask("run", "mine\n")["conflict"]  # and nothing is run
    assert editor.desk.began is None
    answer = editor.ask(action, "mine\n")
    assert answer.get("text", "mine\n") == in_file
    assert editor.desk.path.read_text() == in_file
    (kept,) = editor.desk.path.parent.glob("solution-*.py")
    assert kept.read_text() == beside
    assert kept.name in editor.tab.note
    assert editor.tab.difference is None
    assert editor.ask("save", in_file + "# more\n")["saved"]


def test_a_change_that_was_not_told_is_found(room: Room) -> None:
    """Where a disk tells nobody of its changes, they are found when something is asked."""
    editor = Editor(room)
    editor.desk.path.write_text("x = 1\n")
    assert editor.ask("save")["text"] == "x = 1\n"


def test_a_text_that_is_too_large_is_refused_by_name(room: Room) -> None:
    """The editor does not even send it; the answer says so, and the file stays."""
    editor = Editor(room)
    before = editor.desk.path.read_bytes()
    assert editor.ask("save", dirty=True) == {"answer": 7, "failed": True}
    assert "256 kB" in editor.tab.note
    assert editor.desk.path.read_bytes() == before


def test_reset_keeps_everything(room: Room) -> None:
    """The stub comes back; what was in the file, and what only the editor had, both stand beside it."""
    editor = Editor(room)
    editor.ask("hint")
    editor.desk.path.write_text("theirs\n")
    answer = editor.ask("reset", "mine\n")
    stub = (room.course.root / "solutions/exercise-04/stub.py").read_text()
    assert answer["text"] == stub == editor.desk.path.read_text()
    assert {kept.read_text() for kept in editor.desk.path.parent.glob("solution-*.py")} == {"mine\n", "theirs\n"}
    assert "is the stub again" in editor.tab.note
    assert editor.tab.hints == []


def test_hints_come_one_at_a_time(room: Room) -> None:
    """Each press gives one more, as `grade hint` does, and both remember in one file."""
    editor = Editor(room)
    editor.ask("hint", function="merge_heads")
    editor.ask("hint", function="merge_heads")
    first, second = editor.tab.hints
    assert first.startswith("merge_heads, hint 1 of 3: ")
    assert second.startswith("merge_heads, hint 2 of 3: ")
    assert progress.read(room.course.root)["exercise-04"].hints == {"merge_heads": 2}
    assert editor.ask("hint", function="nothing")["failed"]
    assert "has no function 'nothing'" in editor.tab.note


# --- what is shown


class Elements(HTMLParser):
    """The elements of a page, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.text += data


def words(text: str) -> str:
    """Give a text with one space between words."""
    return " ".join(text.split())


@pytest.mark.parametrize("shown", [scorecard(), PASSED, REFUSED, UNLOADABLE, FAULT])
def test_the_page_says_what_the_card_says(shown: Scorecard) -> None:
    """Each line of the plain report stands on the page, word for word."""
    page = words(Elements(card.html(shown, following="grade show exercise-05")).text)
    for line in plain.render(shown, following="grade show exercise-05", everything=True).split("\n"):
        assert words(line) in page


MARKUP = "<script>alert(1)</script><img src=x onerror=alert(1)>\"'><b>{{ 7 * 7 }}{% x %}&lt;"


def test_no_text_is_markup() -> None:
    """Whatever a student's code says, and wherever it stands, the page has no other elements, and shows it."""

    def with_text(text: str) -> Scorecard:
        finding = Finding(1, 1, text, text, text)
        picture = Picture(text, (Grid(text, ((1.0,),), ((2.0,),)),), (text,), (text,))
        failure = Failure(text, text, text, text, (finding, finding), picture)
        more = {"failure": failure, "output": text, "hint": text, "diagnosis": text, "picture": picture}
        bad = result("one", text, Status.FAILED, 10, **more)
        return scorecard((bad,), message=text, submission=text, findings=(finding,), isolation=(text,))

    harmless = Elements(card.html(with_text("a text >1< of some words")))
    hostile = Elements(card.html(with_text(MARKUP + NASTY)))
    assert set(hostile.tags) == set(harmless.tags)
    assert hostile.attributes == harmless.attributes
    assert MARKUP in hostile.text
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202e\ud800-\udfff]", hostile.text)


def test_the_number_that_differs_stands_out() -> None:
    """It is marked in the expected and in the actual array."""
    page = card.html(scorecard(RESULTS[1:2]))
    assert re.findall("<mark>(.*?)</mark>", page) == ["&gt;4&lt;", "&gt;2&lt;"]


def test_what_is_read_out_is_short() -> None:
    """One sentence tells the score, or what stopped the checks."""
    assert card.summary(scorecard()) == "Score: 20 of 90. 1 of 8 checks passed."
    assert card.summary(REFUSED) == "Nothing was run: one thing."


def _cells(picture: Picture) -> list[pictures.Cell]:
    tables = [table for grid in picture.grids for table in pictures.tables(picture, grid)]
    return [cell for table in tables for _, row in table.rows for cell in row]


def test_a_picture_shows_what_differs() -> None:
    """Expected stands beside yours on one scale, with what differs named; what is no number is text."""
    nan = float("nan")
    picture = Picture("", (Grid("", ((1.0, 2.0, nan),), ((1.0, -4.0, nan),)),))
    expected, yours = pictures.tables(picture, picture.grids[0])
    assert (expected.caption, yours.caption) == ("Expected", "Yours")
    assert [cell.differs for _, row in yours.rows for cell in row] == [False, True, False]
    assert [cell.text for cell in _cells(picture)] == ["1", "2", "nan", "1", "-4", "nan"]
    assert _cells(picture)[2].style == ""
    assert pictures.legend(picture) == "White is 0, orange down to -4, blue up to 4. Outlined: differs."


def test_a_picture_of_a_right_answer_is_shown_once() -> None:
    """The weights of the heads are worth seeing when they are right, too; noise is 0."""
    picture = Picture("Weights", (Grid("head 0", ((1.0, 1e-17),), ((1.0, -5e-17),)),), ("asks",), ("a", "b"))
    (table,) = pictures.tables(picture, picture.grids[0])
    assert (table.caption, table.columns, table.rows[0][0]) == ("Yours, as expected", ("a", "b"), "asks")
    assert [cell.text for cell in _cells(picture)] == ["1", "0"]
    assert pictures.legend(picture) == "White is 0, blue up to 1."


def test_numbers_can_be_read_on_every_colour() -> None:
    """Text and ground have a contrast of at least 4.5 to 1 (WCAG AA), from one end of the scale to the other."""
    numbers = tuple(step / 100 for step in range(-100, 101))
    for cell in _cells(Picture("", (Grid("", (numbers,), (numbers,)),))):
        ground, text = re.findall(r"rgb\(([\d,]+)\)|color:(#\w+)", cell.style)
        light = _luminance([int(part) for part in ground[0].split(",")])
        dark = 0.0 if text[1] == "#000" else 1.0
        assert (max(light, dark) + 0.05) / (min(light, dark) + 0.05) >= 4.5


def _luminance(colour: list[int]) -> float:
    linear = [c / 12.92 if (c := value / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for value in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


# --- the statement


@pytest.mark.parametrize("name", COURSE.names())
def test_every_formula_is_drawn(name: str) -> None:
    """Each formula of each statement is MathML with an alternative text, and no dollar or backslash is left."""
    exercise = COURSE.exercise(name)
    text = (exercise.folder / "README.md").read_text()
    formulas: list[str] = []
    statement.replaced(text, lambda match: formulas.append(match[0]) or "")  # type: ignore[func-returns-value]
    page = page_statement.html(exercise)
    assert page.count("<math ") == page.count(' alttext="') == len(formulas) > 0
    assert 'class="formula"' not in page
    prose = re.sub(r"<(pre|code|math)\b.*?</\1>", "", page, flags=re.DOTALL)
    assert "$" not in prose
    assert "\\" not in prose
    assert "<h1>" not in page


def test_a_statement_holds_no_markup_but_markdown() -> None:
    """HTML, links that run something, and formulas with markup in them are text."""
    page = Elements(
        page_statement.render(
            "# T\n<script>x</script> <img src=x onerror=y> [a](javascript:b) `$x$` \ue0000\ue001\n\n"
            "$\\text{<b>}$ $\\href{javascript:x}{y}$ $\\unknown{<i>}$ $$<script>$$",
            title="T",
        )
    )
    assert set(page.tags) <= {"p", "code", "math", "mrow", "mtext", "mo", "mi", "span"}
    assert not {"href", "src", "onerror"} & page.attributes
    assert "<script>x</script>" in page.text
    assert "$x$" in page.text
    assert "\\unknown{<i>}" in page.text


def test_words_in_formulas_stay_words() -> None:
    """`softmax` is one word, and the alternative text is what the terminal shows."""
    page = page_statement.mathml(r"\mathrm{softmax}(x) \le \frac{1}{2}")
    assert "<mi>softmax</mi>" in page
    assert "<mo>≤</mo>" in page
    assert unescape(page).count('alttext="softmax(x) ≤ 1/2"') == 1


# --- the command


def test_a_port_that_is_taken_is_said() -> None:
    """With --port there is no other choice."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = CliRunner().invoke(command, ["serve", "--port", port, "--no-browser", "--course", str(ROOT)])
    assert ran.exit_code == 2
    assert f"Port {port} cannot be used" in ran.output


def test_a_missing_library_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message names what to install, before anything is started."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "nicegui" else object())
    with pytest.raises(Exception, match=r"pip install -e '\.\[web\]'") as raised:
        serve(COURSE, "", port=None, browser=False, sandbox=Sandbox.AUTO)
    assert raised.value.exit_code == 2  # type: ignore[attr-defined]


def test_an_unknown_exercise_is_said() -> None:
    """With the nearest name, as everywhere."""
    ran = CliRunner().invoke(command, ["serve", "exercise-044", "--no-browser", "--course", str(ROOT)])
    assert ran.exit_code == 2
    assert "Did you mean exercise-04?" in ran.output
