"""Starts `grade serve`, and ends it: the address with its token, the port, the browser."""

import asyncio
import contextlib
import gc
import importlib.util
import os
import secrets
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator

from grader.candidate.sandbox import Sandbox
from grader.course import Course
from grader.errors import UsageError
from grader.web.guard import Application, Guard

HOST = "127.0.0.1"
"""Only this machine: the page runs code."""
PORT = 8640
_TRIED = 20


def serve(course: Course, exercise: str, *, port: int | None, browser: bool, sandbox: Sandbox) -> None:
    """Serve a course until Ctrl-C; `exercise` is the name of the one to open, empty for the roadmap.

    Raises UsageError where the port is taken, or NiceGUI is not installed.
    """
    require()
    gc.enable()  # off for short commands; this one is not short
    listening = _listen(port)
    port_ = listening.getsockname()[1]
    token = secrets.token_urlsafe(32)
    guard = Guard(_application(course, sandbox), port_, token)
    address = f"http://{HOST}:{port_}/{exercise}?token="
    if port is None and port_ != PORT:
        print(f"Port {PORT} is taken; this is port {port_}.")
    print(f"The exercises are open in a browser at\n\n    {address}{token}\n")
    print("Only this machine reaches them, and only with this address. Ctrl-C ends it.", flush=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(address + guard.ticket(),), daemon=True).start()
    _run(guard, listening)
    print("Stopped. What you wrote is in the files.", flush=True)


def require() -> None:
    """Make sure that a page can be made. Raises UsageError."""
    names = ("nicegui", "latex2mathml")
    absent = [name for name in names if importlib.util.find_spec(name) is None]
    if absent:
        raise UsageError(
            f"The page in the browser is made with {' and '.join(absent)}, not installed here. "
            "Install the extra attention-exercises[web]: run `pip install -e '.[web]'` in the course's folder."
        )


def _listen(port: int | None) -> socket.socket:
    """Give a socket that listens on the port, or on the first free one. Raises UsageError."""
    ports = [port] if port is not None else [*range(PORT, PORT + _TRIED), 0]
    for candidate in ports:
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere it would let two programs share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((HOST, candidate))
            listening.listen(100)  # from now on a browser is answered, if only in a moment
        except OSError as error:
            listening.close()
            reason = error.strerror
            continue
        return listening
    raise UsageError(f"Port {ports[-1]} cannot be used ({reason}). Choose another, or leave out --port.")


def _application(course: Course, sandbox: Sandbox) -> Application:
    """Give the pages as an ASGI application, with what lives as long as it does."""
    from fastapi import FastAPI
    from nicegui import ui

    from grader.web.desk import Room
    from grader.web.page import add_pages

    room = Room(course, sandbox)

    @contextlib.asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        stop = asyncio.Event()
        watching = asyncio.create_task(room.watch(stop))
        try:
            yield
        finally:
            stop.set()
            await room.close()
            with contextlib.suppress(Exception):
                await watching

    application = FastAPI(docs_url=None, redoc_url=None, openapi_url=None, lifespan=life)
    add_pages(room)
    ui.run_with(
        application,
        title="Exercises",
        favicon="✓",
        language="en-US",
        binding_refresh_interval=None,
        gzip_middleware_factory=None,
        tailwind=False,
        show_welcome_message=False,
    )
    return application


def _run(application: Application, listening: socket.socket) -> None:
    import uvicorn

    config = uvicorn.Config(
        application,
        log_level="warning",
        access_log=False,  # it would hold the token
        lifespan="on",
        ws="wsproto",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=2,
    )
    with contextlib.suppress(KeyboardInterrupt):  # raised again by uvicorn when everything has ended
        uvicorn.Server(config).run(sockets=[listening])
