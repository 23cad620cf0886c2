"""`grade serve` in a real browser: the story of a learner, of two tabs, of other editors, and of other sites.

Each test has a course of its own, and waits for what it expects, however long that takes.
"""

import contextlib
import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers import ROOT, running, wait_for, without_times

playwright = pytest.importorskip("playwright.sync_api", reason="needs the package playwright: .[dev]")
pytest.importorskip("nicegui", reason="needs the extra web")
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium or Chrome"),
    pytest.mark.skipif(os.name != "posix", reason="sends signals to the server"),
]
expect = playwright.expect
expect.set_options(timeout=120_000)  # for what never comes; nothing waits for it otherwise

REFERENCE = (ROOT / "solutions/exercise-04/solution.py").read_text()
WRONG = (ROOT / "solutions/exercise-04/mistakes/split_by_bare_reshape.py").read_text()
HANGS = REFERENCE + "\n\ndef split_heads(x, n_heads):\n    while True:\n        pass\n"


def copied(folder: Path) -> Path:
    """Make a course with two exercises, both untouched."""
    for name in ("exercise-01", "exercise-04"):
        for side in ("exercises", "solutions"):
            shutil.copytree(ROOT / side / name, folder / side / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(folder / "solutions" / name / "stub.py", folder / "exercises" / name / "solution.py")
    (folder / "README.md").write_text("# Attention & Transformers: a course\n")
    return folder


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A course of this test alone."""
    return copied(tmp_path)


class Server:
    """`grade serve`, running."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        assert process.stdout is not None
        said = ""
        while "token=" not in said:
            line = process.stdout.readline().decode()
            assert line, said
            said += line
        (self.address,) = re.findall(r"http\S+", said)
        self.token = self.address.rpartition("token=")[2]
        (port,) = re.findall(r"http://127\.0\.0\.1:(\d+)/", said)
        self.port = int(port)

    def at(self, name: str) -> str:
        """Give the address of an exercise."""
        return f"http://127.0.0.1:{self.port}/{name}?token={self.token}"

    @contextlib.contextmanager
    def paused(self) -> Iterator[None]:
        """Stop the server for a moment: what happens meanwhile is one moment to it."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)


@contextlib.contextmanager
def serving(course: Path, *options: str) -> Iterator[Server]:
    """Serve a course."""
    command = [sys.executable, "-m", "grader", "serve", "--no-browser", "--course", str(course), *options]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        yield Server(process)


@pytest.fixture
def server(course: Path) -> Iterator[Server]:
    """The course, served."""
    with serving(course) as server:
        yield server


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A course that several tests use, one after the other, served."""
    with serving(copied(tmp_path_factory.mktemp("shared"))) as server:
        yield server


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """One browser for all tests."""
    with playwright.sync_playwright() as started:
        arguments = ["--disable-background-networking", "--disable-component-update"]
        browser = started.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


class Visitor:
    """A person with a browser: its tabs share what they store, and everything it asks for is noted."""

    def __init__(self, context: Any) -> None:
        self.context = context
        self.asked: list[str] = []
        self.complaints: list[str] = []
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("console", lambda message: message.type == "error" and self._complain(message.text))
        context.on("weberror", lambda error: self._complain(str(error.error)))

    def _complain(self, text: str) -> None:
        if "already in CLOSING" not in text:  # a page that is left while it says something
            self.complaints.append(text)

    def open(self, address: str) -> Any:
        """Open a tab with an exercise."""
        page = self.context.new_page()
        page.goto(address)
        page.wait_for_selector("html[data-ready]", timeout=120_000)
        return page


@pytest.fixture
def visitor(chromium: Any) -> Iterator[Visitor]:
    """A person who has not been here before."""
    context = chromium.new_context(viewport={"width": 1400, "height": 900})
    yield Visitor(context)
    context.close()


def write(page: Any, text: str) -> None:
    """Put a text into the editor in the place of what is there, as a person does."""
    page.locator(".cm-content").click()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.insert_text(text)


def solution(course: Path, name: str = "exercise-04") -> Path:
    """Give the file of an exercise."""
    return course / "exercises" / name / "solution.py"


def test_the_story_of_an_exercise(course: Path, server: Server, visitor: Visitor) -> None:
    """A wrong file is run and diagnosed, put right and run, and gets its tick, in the other tab as well."""
    roadmap = visitor.context.new_page()
    roadmap.goto(server.at(""))
    expect(roadmap.get_by_role("main")).to_contain_text("0 of 2 solved")
    page = visitor.open(server.at("exercise-04"))
    assert "token" not in page.url
    expect(page.get_by_role("heading", level=1)).to_have_text("Multi-Head Self-Attention")
    expect(page.get_by_role("navigation", name="Breadcrumbs")).to_have_text("Roadmap / Attention & Transformers")
    expect(page.locator("#python")).to_have_text("Python idle")
    expect(page.locator(".verdict")).to_contain_text("Press Run (⌘/Ctrl + Enter) to test your code.")
    assert page.locator(".text math").count() > 20

    write(page, WRONG)
    page.keyboard.press("Control+Enter")
    expect(page.locator("#live")).to_contain_text("Score: 47 of 100.")
    assert solution(course).read_text() == WRONG
    expect(page.locator("details[open] .diagnosis").first).to_contain_text("reshape never moves a number")
    expect(page.get_by_role("table", name="Expected [0, 0]").first).to_be_visible()
    expect(page.get_by_role("table", name="Yours head 0").first).to_be_visible()
    expect(roadmap.get_by_role("main")).to_contain_text("47 / 100")
    same_as_the_card(course, page)

    write(page, REFERENCE)
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator("#live")).to_contain_text("Score: 100 of 100.")
    expect(page.locator("h1 .tick")).to_have_text("✓")
    expect(roadmap.locator(".nav .tick.solved")).to_have_text("✓")
    expect(roadmap.get_by_role("main")).to_contain_text("1 of 2 solved")
    expect(page.get_by_role("table", name="Yours, as expected head 1")).to_be_visible()
    remembered = json.loads((course / ".grade-progress.json").read_text())
    assert remembered["exercises"]["exercise-04"]["score"] == 100
    page.get_by_role("link", name="Next").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Softmax")

    hosts = {address.split("/")[2] for address in visitor.asked if not address.startswith("data:")}
    assert hosts == {f"127.0.0.1:{server.port}"}  # nothing comes from the network
    assert visitor.complaints == []
    written = {".grade-progress.json"}
    assert {item.name for item in course.iterdir()} == {"exercises", "solutions", "README.md"} | written
    originals = {item.name for item in (ROOT / "exercises/exercise-04").iterdir()} - {"__pycache__"}
    assert {item.name for item in solution(course).parent.iterdir()} == originals


def same_as_the_card(course: Path, page: Any) -> None:
    """Hold the page to what the command says about the same file."""
    command = [
        sys.executable,
        "-m",
        "grader",
        "exercise-04",
        "--format",
        "plain",
        "--all",
        "--course",
        str(course),
    ]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    shown = words(page.locator(".card").text_content())
    for line in ran.stdout.split("\n"):
        assert words(line) in shown


def words(text: str) -> str:
    """Give a text with one space between words, and without times."""
    return " ".join(without_times(text).split())


@pytest.mark.full
def test_an_edit_outside_appears(course: Path, server: Server, visitor: Visitor) -> None:
    """Another editor's text shows in every tab; the verdict is marked as of an older version."""
    solution(course).write_text(WRONG)
    page, other = (visitor.open(server.at("exercise-04")) for _ in range(2))
    page.keyboard.press("Control+Enter")
    for tab in (page, other):
        expect(tab.locator(".score")).to_contain_text("47 of 100")
    solution(course).write_text(WRONG.replace("d = D // n_heads", "d = D // n_heads  # from outside"))
    for tab in (page, other):
        expect(tab.locator(".cm-content")).to_contain_text("# from outside")
        expect(tab.locator(".stale")).to_contain_text("Of an older version.")
        expect(tab.locator("#saved")).to_have_text("saved")
    page.locator(".cm-content").click()
    page.keyboard.press("ControlOrMeta+End")
    page.keyboard.type("# from one tab")
    expect(other.locator(".cm-content")).to_contain_text("# from one tab")
    assert solution(course).read_text().endswith("# from one tab")


@pytest.mark.full
@pytest.mark.parametrize(("button", "beside"), [("Keep mine", "# theirs"), ("Take the file's", "# mine")])
def test_a_conflict_loses_nothing(
    course: Path, server: Server, visitor: Visitor, button: str, beside: str
) -> None:
    """Two edits at once are shown as such; one is taken, and the other is kept beside it."""
    solution(course).write_text("# old\n")
    page = visitor.open(server.at("exercise-04"))
    with server.paused():
        write(page, "# mine")
        solution(course).write_text("# theirs")
    expect(page.get_by_role("alert").first).to_contain_text("The file was changed outside")
    expect(page.locator("#saved")).to_have_text("not saved: see below")
    assert solution(course).read_text() == "# theirs"
    page.keyboard.press("Control+Enter")  # decides nothing
    page.get_by_role("button", name=button).click()
    expect(page.locator(".conflict")).to_have_count(0)
    expect(page.locator("#saved")).to_have_text("saved")
    (kept,) = solution(course).parent.glob("solution-*.py")
    assert kept.read_text() == beside
    (taken,) = {"# mine", "# theirs"} - {beside}
    assert solution(course).read_text() == taken
    expect(page.locator(".cm-content")).to_have_text(taken)


@pytest.mark.full
@pytest.mark.parametrize("closed", [False, True], ids=["tab stays open", "tab is closed"])
def test_what_is_typed_without_a_server_is_kept(course: Path, visitor: Visitor, *, closed: bool) -> None:
    """The page says that nobody listens; when somebody does again, the text is saved."""
    with serving(course) as server:
        page = visitor.open(server.at("exercise-04"))
    expect(page.locator("#saved")).to_have_text("Not connected to grade serve.")
    write(page, "# typed alone")
    expect(page.locator("#saved")).to_contain_text("your text is kept in this browser")
    if closed:
        page.close()
    with serving(course, "--port", str(server.port)) as again:
        other = visitor.open(again.at("exercise-04" if closed else "exercise-01"))
        wait_for(lambda: solution(course).read_text() == "# typed alone")
        shown = other if closed else page
        expect(shown.locator(".cm-content")).to_have_text("# typed alone")
        expect(shown.locator("#saved")).to_have_text("saved")


@pytest.mark.full
def test_two_exercises_in_two_tabs(server: Server, visitor: Visitor) -> None:
    """Both run at once; one that hangs holds up nobody, and stops for a newer text."""
    page, other = visitor.open(server.at("exercise-04")), visitor.open(server.at("exercise-01"))
    write(page, HANGS)
    page.keyboard.press("Control+Enter")
    expect(page.locator("#python")).to_contain_text("Python running")
    write(other, (ROOT / "solutions/exercise-01/solution.py").read_text())
    other.keyboard.press("Meta+Enter")
    expect(other.locator("#live")).to_contain_text("Score: 100 of 100.")
    write(page, REFERENCE)
    page.keyboard.press("Control+Enter")
    expect(page.locator("#live")).to_contain_text("Score: 100 of 100.")
    expect(page.locator("#python")).to_have_text("Python idle")


@pytest.mark.full
def test_hints_and_reset(course: Path, server: Server, visitor: Visitor) -> None:
    """Hints come one at a time; the stub comes back after a question, and the old file is kept."""
    page = visitor.open(server.at("exercise-04"))
    write(page, "# mine")
    for count in (1, 2):
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.get_by_role("region", name="Hints").get_by_role("listitem")).to_have_count(count)
    page.get_by_role("button", name="Reset").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert solution(course).read_text() == "# mine"
    page.get_by_role("button", name="Reset").click()
    page.get_by_role("dialog").get_by_role("button", name="Reset").click()
    expect(page.locator(".after .note")).to_contain_text("is the stub again. Your old file is kept as")
    expect(page.locator(".cm-content")).to_contain_text("NotImplementedError")
    (kept,) = solution(course).parent.glob("solution-*.py")
    assert kept.read_text() == "# mine"


@pytest.mark.full
def test_a_file_that_goes_and_comes(course: Path, server: Server, visitor: Visitor) -> None:
    """A file deleted outside stays in the editor until somebody runs it; what cannot be edited says why."""
    solution(course).write_bytes(b"# kept\r\n")
    page = visitor.open(server.at("exercise-04"))
    solution(course).unlink()
    expect(page.locator(".after .note")).to_contain_text("There is no solution.py.")
    expect(page.locator(".cm-content")).to_contain_text("# kept")
    expect(page.locator("#saved")).to_have_text("no file yet")
    assert not solution(course).exists()
    page.locator(".cm-content").click()
    page.keyboard.press("Control+Enter")
    wait_for(lambda: solution(course).exists() and solution(course).read_text() == "# kept\n")
    solution(course).write_bytes(b"# \xe4\n")
    expect(page.locator(".after .note")).to_contain_text("is not UTF-8 text (line 1)")
    expect(page.locator("#saved")).to_have_text("cannot be edited here")
    solution(course).write_text("# good again\n")
    expect(page.locator(".cm-content")).to_contain_text("# good again")
    expect(page.locator("#saved")).to_have_text("saved")


def test_a_students_text_is_text(shared: Server, visitor: Visitor) -> None:
    """What a file prints and raises is shown as it is; nothing of it is run, and no element comes of it."""
    nasty = "<img src=x onerror='window.hacked=1'><script>window.hacked=1</script>\x1b[31m\u202e{{ 7*7 }}"
    page = visitor.open(shared.at("exercise-04"))
    raises = f"def split_heads(x, n_heads):\n    print({nasty!r})\n    raise RuntimeError({nasty!r})\n"
    write(page, raises + "merge_heads = mha_forward = split_heads\n")
    page.keyboard.press("Control+Enter")
    expect(page.locator(".card").first).to_contain_text("<img src=x onerror='window.hacked=1'>")
    expect(page.locator(".card").first).to_contain_text("\\x1b[31m\\u202e{{ 7*7 }}")
    assert page.evaluate("window.hacked") is None
    assert page.locator(".verdict img, .verdict script").count() == 0


@pytest.mark.full
def test_keyboard_and_screen_reader(shared: Server, visitor: Visitor) -> None:
    """Parts and controls have names, the editor lets the keyboard out, and a press opens what is closed."""
    page = visitor.open(shared.at("exercise-04"))
    for role, name in (("navigation", "Exercises"), ("region", "The exercise"), ("region", "Your solution")):
        expect(page.get_by_role(role, name=name)).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("link", name="Multi-Head Self-Attention")).to_have_attribute("aria-current", "page")
    editor = page.get_by_role("textbox", name="solution.py")
    editor.click()
    page.keyboard.press("Tab")
    expect(editor).to_be_focused()  # it indents
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(editor).not_to_be_focused()
    write(page, WRONG)
    page.keyboard.press("Control+Enter")
    closed = page.locator("details:not([open]) summary").first
    expect(closed).to_contain_text("failed, 0 of 8:")
    closed.focus()
    page.keyboard.press("Enter")
    expect(page.locator("details[open]")).to_have_count(2)
    assert page.locator("#live").get_attribute("role") == "status"


@pytest.mark.full
def test_light_and_dark(shared: Server, visitor: Visitor) -> None:
    """The page follows the system until its button is pressed, and remembers that; the editor goes along."""
    page = visitor.open(shared.at("exercise-04"))

    def colours() -> list[str]:
        given = "(selector) => getComputedStyle(document.querySelector(selector)).backgroundColor"
        return [page.evaluate(given, selector) for selector in ("body", ".cm-editor")]

    assert colours() == ["rgb(255, 255, 255)", "rgb(255, 255, 255)"]
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert colours() == ["rgb(21, 24, 29)", "rgb(30, 30, 30)"]
    page.get_by_role("button", name="Light or dark").click()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert colours()[0] == "rgb(255, 255, 255)"


@pytest.mark.full
def test_a_narrow_window_stacks(shared: Server, visitor: Visitor) -> None:
    """At 400 pixels nothing sticks out, with a card as well."""
    page = visitor.open(shared.at("exercise-04"))
    page.set_viewport_size({"width": 400, "height": 800})
    write(page, WRONG)
    page.keyboard.press("Control+Enter")
    expect(page.locator(".score")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 400


def answer(server: Server, path: str, **headers: str) -> int:
    """Give the status of an answer to a request with these headers."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        connection.putrequest("GET", path, skip_host=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        return connection.getresponse().status
    finally:
        connection.close()


def test_others_are_refused(shared: Server, visitor: Visitor) -> None:
    """Foreign hosts and origins, and all without the token, are refused by the server as it runs."""
    page = visitor.open(shared.at("exercise-04"))
    (cookie,) = visitor.context.cookies()
    known = {"Cookie": f"{cookie['name']}={cookie['value']}"}
    own = {"Host": f"127.0.0.1:{shared.port}"}
    socket = "/_nicegui_ws/socket.io/?EIO=4&transport=polling"
    handshake = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Version": "13",
                 "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ=="}  # fmt: skip
    web_socket = socket.replace("polling", "websocket")
    for path in ("/exercise-04", "/static/page.css", socket):
        assert answer(shared, path, **own) == 403
        assert answer(shared, path, **own, **known) == 200
        assert answer(shared, path, **known, Host="evil.example") == 421
        assert answer(shared, path, **own, **known, Origin="http://evil.example") == 403
    origin = f"http://127.0.0.1:{shared.port}"
    assert answer(shared, web_socket, **own, **known, **handshake, Origin=origin) == 101
    assert answer(shared, web_socket, **own, **known, **handshake) == 403
    assert answer(shared, web_socket, **own, **handshake, Origin=origin) == 403
    assert answer(shared, web_socket, **own, **known, **handshake, Origin="http://evil.example") == 403
    for path in ("/nothing", "/..%2f..%2fetc%2fpasswd", "/static/../page.py", "/docs", "/openapi.json"):
        assert answer(shared, path, **own, **known) == 404
    assert page.evaluate("document.cookie") == ""  # no script reads it


@pytest.mark.full
def test_a_page_of_another_site_gets_nothing(course: Path, server: Server, visitor: Visitor) -> None:
    """It can neither read the page, nor frame it, nor open its socket, though the browser has the cookie."""
    visitor.open(server.at("exercise-04"))
    evil = visitor.context.new_page()
    evil.route(
        "http://evil.example/*", lambda route: route.fulfill(body="<h1>evil</h1>", content_type="text/html")
    )
    evil.goto("http://evil.example/")
    tried = evil.evaluate(
        """async ([address, socket]) => {
            const read = await fetch(address, {credentials: "include"}).then(() => "read", () => "refused");
            const opened = await new Promise((resolve) => {
                const web = new WebSocket(socket);
                web.onopen = () => resolve("open");
                web.onerror = () => resolve("refused");
            });
            const frame = document.createElement("iframe");
            frame.src = address;
            document.body.append(frame);
            await new Promise((resolve) => { frame.onload = resolve; });
            return [read, opened];
        }""",
        [
            f"http://127.0.0.1:{server.port}/exercise-04",
            f"ws://127.0.0.1:{server.port}/_nicegui_ws/socket.io/?EIO=4&transport=websocket",
        ],
    )
    assert tried == ["refused", "refused"]
    assert all("Self-Attention" not in frame.content() for frame in evil.frames)
    assert "NotImplementedError" in solution(course).read_text()


@pytest.mark.full
def test_a_wrong_address_says_so(shared: Server, visitor: Visitor) -> None:
    """Without the token there is a plain page; a wrong exercise gets the nearest name; a number finds its own."""
    page = visitor.context.new_page()
    page.goto(f"http://127.0.0.1:{shared.port}/exercise-04")
    expect(page.get_by_role("heading")).to_have_text("This page asks for its token")
    assert page.goto(shared.at("exercise-40")).status == 404
    expect(page.get_by_role("main")).to_contain_text("Did you mean exercise-04?")
    page.goto(shared.at("4"))
    expect(page.get_by_role("heading", level=1, name="Multi-Head Self-Attention")).to_be_visible()


@pytest.mark.full
def test_ctrl_c_ends_everything(course: Path, visitor: Visitor) -> None:
    """While a file runs and a page is open: no traceback, exit status 0, and no process stays."""
    psutil = pytest.importorskip("psutil")
    with serving(course) as server:
        page = visitor.open(server.at("exercise-04"))
        write(page, HANGS)
        page.keyboard.press("Control+Enter")
        main = psutil.Process(server.process.pid)
        wait_for(lambda: len(main.children(recursive=True)) > 1)  # the examiner, and what it started
        children = main.children(recursive=True)
        server.process.send_signal(signal.SIGINT)
        said, _ = server.process.communicate(timeout=120)
        assert said.decode().strip().split("\n")[-1] == "Stopped. What you wrote is in the files."
        assert "Traceback" not in said.decode()
        assert server.process.returncode == 0
        assert not psutil.wait_procs(children, timeout=60)[1]


@pytest.mark.full
def test_the_examiner_ends_with_its_last_tab(server: Server, visitor: Visitor) -> None:
    """Whoever goes leaves no process behind, while the server goes on."""
    psutil = pytest.importorskip("psutil")
    main = psutil.Process(server.process.pid)
    page = visitor.open(server.at("exercise-04"))
    page.keyboard.press("Control+Enter")
    expect(page.locator(".score")).to_be_visible()

    def workers() -> list[Any]:
        found = []
        for child in main.children(recursive=True):
            with contextlib.suppress(psutil.Error):  # it ends at this moment
                found += [child] if "tracker" not in " ".join(child.cmdline()) else []
        return found

    assert workers()
    page.close()
    wait_for(lambda: not workers())
