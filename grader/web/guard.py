"""Keeps everybody out of the page but the person who started it. `serve` puts it around the whole application.

The page runs code, so a site in another tab, a name that turns to this machine (DNS rebinding), and other users
of the machine must not reach it. Each request, also for a file or a websocket, needs: a Host of ours, an Origin
of ours where one is sent (a websocket must send one), no trace of another site, and the token.
"""

import re
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qsl, urlencode

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval'",  # NiceGUI starts inline, and compiles its templates
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self' {sockets}",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>{more}
<style>body{{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}}
:root{{color-scheme:light dark}}</style><h1>{title}</h1><p>{text}</p></html>"""
_WHERE = (
    "Open the address that <code>grade serve</code> printed in its terminal: it ends in <code>?token=...</code>. "
    "If that terminal is gone, start <code>grade serve</code> again."
)


class Guard:
    """ASGI middleware in front of everything. `token` is what a visitor must know."""

    def __init__(self, app: Application, port: int, token: str) -> None:
        self.app = app
        self._token = token
        self._tickets: set[str] = set()
        self._cookie = f"grade-{port}"  # browsers do not keep the cookies of two ports apart
        hosts = ("127.0.0.1", "localhost", "[::1]")
        # A browser leaves out the port that http has by itself.
        self._hosts = {f"{host}:{port}" for host in hosts} | (set(hosts) if port == 80 else set())
        self._origins = {f"http://{host}" for host in self._hosts}
        sockets = " ".join(sorted(f"ws://{host}" for host in self._hosts if not host.startswith("[")))
        self._headers = {
            "Content-Security-Policy": _POLICY.format(sockets=sockets),
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
        }

    def ticket(self) -> str:
        """Give a token that works once: for an address on a command line, which other users can list."""
        ticket = secrets.token_urlsafe(32)
        self._tickets.add(ticket)
        return ticket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or hand it on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = _Headers(scope)
        problem = self._problem(scope, headers)
        if problem:
            await self._refuse(scope, send, *problem)
        elif scope["type"] == "http" and self._takes(_query(scope).get("token", "")):
            await self._let_in(scope, headers, send)
        elif self._is_known(headers):
            await self.app(scope, receive, self._with_headers(send))
        else:
            await self._refuse(scope, send, 403, "This page asks for its token", _WHERE)

    def _problem(self, scope: Scope, headers: "_Headers") -> tuple[int, str, str] | None:
        """Say what shows that a request is not from our own page, or from a person who opens its address."""
        if headers["host"].lower() not in self._hosts:
            return 421, "This is another host", _WHERE
        socket = scope["type"] == "websocket"
        origin = headers["origin"].lower()
        if origin not in self._origins and (origin or socket):
            return 403, "Another site may not ask this", _WHERE
        foreign = headers["sec-fetch-site"] not in ("", "none", "same-origin")
        if foreign and (socket or not _is_navigation(scope, headers)):
            return 403, "Another site may not ask this", _WHERE
        return None

    def _is_known(self, headers: "_Headers") -> bool:
        jar: SimpleCookie = SimpleCookie()
        try:
            jar.load(headers["cookie"])
        except CookieError:
            return False
        return self._cookie in jar and _equal(jar[self._cookie].value, self._token)

    def _takes(self, token: str) -> bool:
        ticket = next((ticket for ticket in self._tickets if _equal(token, ticket)), "")
        self._tickets.discard(ticket)
        return bool(ticket) or _equal(token, self._token)

    async def _let_in(self, scope: Scope, headers: "_Headers", send: Send) -> None:
        """Hand out the cookie, and lead to the address without the token."""
        rest = urlencode({key: value for key, value in _query(scope).items() if key != "token"})
        path = re.sub(r"[^A-Za-z0-9/._~-]", "", scope["path"])
        target = "/" + path.lstrip("/") + ("?" + rest if rest else "")
        cookie = f"{self._cookie}={self._token}; Path=/; HttpOnly; SameSite=Strict"
        if headers["sec-fetch-site"] in ("", "none", "same-origin"):
            await self._answer(send, 303, "The exercises", "", {"Location": target, "Set-Cookie": cookie})
            return
        # After a link on another site a browser sends no strict cookie on, until a page of ours leads further.
        shown = target.replace("&", "&amp;")
        more = f'<meta http-equiv="refresh" content="0; url={shown}">'
        text = f'<a href="{shown}">Go on</a>'
        await self._answer(send, 200, "The exercises", text, {"Set-Cookie": cookie}, more)

    async def _refuse(self, scope: Scope, send: Send, status: int, title: str, text: str) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: the answer is a 403
        else:
            await self._answer(send, status, title, text, {})

    async def _answer(
        self, send: Send, status: int, title: str, text: str, headers: dict[str, str], more: str = ""
    ) -> None:
        body = _PAGE.format(title=title, text=text, more=more).encode()
        all_ = {
            "Content-Type": "text/html; charset=utf-8",
            "Content-Length": str(len(body)),
            "Cache-Control": "no-store",
            **headers,
        }
        raw = [(key.lower().encode(), value.encode()) for key, value in all_.items()]
        send = self._with_headers(send)
        await send({"type": "http.response.start", "status": status, "headers": raw})
        await send({"type": "http.response.body", "body": body})

    def _with_headers(self, send: Send) -> Send:
        async def sent(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                ours = [(key.lower().encode(), value.encode()) for key, value in self._headers.items()]
                message["headers"] = [*message.get("headers", ()), *ours]
            await send(message)

        return sent


class _Headers:
    """The headers of a request: a missing one is empty, and one that comes twice is both, so none of ours."""

    def __init__(self, scope: Scope) -> None:
        self._raw = [(key.lower(), value) for key, value in scope["headers"]]

    def __getitem__(self, name: str) -> str:
        return ", ".join(value.decode("latin-1") for key, value in self._raw if key == name.encode())


def _query(scope: Scope) -> dict[str, str]:
    return dict(parse_qsl(scope.get("query_string", b"").decode("latin-1")))


def _is_navigation(scope: Scope, headers: _Headers) -> bool:
    whole_page = headers["sec-fetch-mode"] == "navigate" and headers["sec-fetch-dest"] in ("", "document")
    return whole_page and scope.get("method") == "GET"


def _equal(given: str, right: str) -> bool:
    return secrets.compare_digest(given.encode("utf-8", "surrogateescape"), right.encode())
