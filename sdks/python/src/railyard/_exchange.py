"""One call from its first try to its outcome, without any input or output of its own.

`steps_of` is a generator: it yields a `WireRequest` and is sent a `WireAnswer` or `NoAnswer`, or yields the seconds of
a pause and is sent nothing. Clients that block and clients that wait run the same one.
"""

from __future__ import annotations

import json
import re
import time
import urllib.parse
from typing import Generic, Mapping, TypeVar

from ._answer_text import read_answer
from ._retry import is_final, leaves_open, pause_before_next
from .errors import OutcomeUnknown, RailyardError, error_of

#: the version whose words this package speaks, whatever the key is pinned to
API_VERSION = "2026-11-01"
TIMEOUT_SECONDS = 60.0
_HEADER_NAME = re.compile(r"[A-Za-z0-9_!#$%&'*+.^`|~-]+")
_HEADER_VALUE = re.compile(r"[\t\x20-\x7e]*")


class WireRequest:
    """A request as it goes over the wire."""

    __slots__ = ("method", "url", "headers", "content", "timeout")

    def __init__(
        self, method: str, url: str, headers: dict[str, str], content: bytes | None, timeout: float
    ) -> None:
        self.method = method
        self.url = url
        self.headers = headers
        self.content = content
        #: seconds from connecting to the last byte of the answer
        self.timeout = timeout

    def __repr__(self):
        return f"WireRequest({self.method} {self.url})"


class WireAnswer:
    """An answer, whole; `headers` by name in lower case."""

    __slots__ = ("status", "headers", "content")
    is_answer = True

    def __init__(self, status: int, headers: Mapping[str, str], content: bytes) -> None:
        self.status = status
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.content = content

    def __repr__(self):
        return f"WireAnswer({self.status})"


class NoAnswer:
    """What a transport's `ConnectionError` becomes."""

    __slots__ = ("error",)
    is_answer = False

    def __init__(self, error):
        self.error = error


Result = TypeVar("Result")


class Answer(Generic[Result]):
    """What came of a call, beside what it is about."""

    __slots__ = ("result", "status", "headers", "request_id", "is_replayed", "idempotency_key", "content")

    def __init__(self, result: Result, answer: WireAnswer, idempotency_key: str | None) -> None:
        #: what the service answered, read
        self.result = result
        #: HTTP status of the answer
        self.status = answer.status
        #: headers of the answer, by name in lower case
        self.headers = answer.headers
        #: names the request in the service's log
        self.request_id = answer.headers.get("x-request-id")
        #: whether it is the stored answer to an earlier request under the same key
        self.is_replayed = answer.headers.get("idempotent-replayed") == "true"
        #: key under which it was sent; None where the operation takes none
        self.idempotency_key = idempotency_key
        #: body of the answer, as it came
        self.content = answer.content

    def __repr__(self):
        return f"Answer(status={self.status}, request_id={self.request_id!r}, is_replayed={self.is_replayed})"


class ApiRequest:
    """One call of an operation."""

    __slots__ = ("method", "path", "query", "body", "key", "is_reading", "is_raw", "options")

    def __init__(self, method, path, query, body, key, is_reading, is_raw, options):
        self.method = method
        self.path = path
        self.query = query
        self.body = body
        self.key = key
        self.is_reading = is_reading
        self.is_raw = is_raw
        self.options = options


def steps_of(on, request, again, open_for=None):
    """`open_for`: an earlier call left its outcome open, and this one asks for it for so many seconds."""
    policy = request.options.get("retry") or on.retry
    if open_for is not None:
        policy = policy._replace(tries=float("inf"), budget=open_for)
    until = time.monotonic() + policy.budget
    is_repeatable = request.method == "GET" or request.is_reading or request.key is not None
    tried = 0
    is_open = open_for is not None
    while True:
        result = yield _wire_request(on, request)
        # Once: a token of another time is refused, and the answer says what time it is there.
        is_refused = result.is_answer and result.status == 401 and on.tokens is not None
        if is_refused and on.tokens.learn_clock(result.headers.get("date")):
            result = yield _wire_request(on, request)
        tried += 1
        is_open = is_open or leaves_open(result)
        pause = pause_before_next(result, tried, is_repeatable, policy)
        if pause is None or time.monotonic() + pause >= until:
            break
        yield pause

    error = _error_in(result)
    if request.key is not None and is_open and not is_final(result):
        raise OutcomeUnknown(request.key, again) from error
    if error is not None:
        raise error
    return Answer(result.content if request.is_raw else _parse(result.content), result, request.key)


def _error_in(result):
    if not result.is_answer:
        return result.error
    return error_of(result.status, result.headers, _parse(result.content)) if result.status >= 300 else None


def _wire_request(on, request):
    options = request.options
    merchant_account = options.get("merchant_account") or on.merchant_account
    headers = {"accept": "application/json", "x-api-version": API_VERSION, "user-agent": on.user_agent}
    if on.tokens is not None:
        headers["authorization"] = f"Bearer {on.tokens.current()}"
    if merchant_account is not None:
        headers["x-merchant-account-id"] = merchant_account
    content = None
    if request.body is not None and request.is_raw:
        content = request.body.encode() if isinstance(request.body, str) else request.body
    elif request.body is not None:
        headers["content-type"] = "application/json"
        content = json.dumps(request.body, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
    if request.key is not None:
        headers["idempotency-key"] = request.key
    headers.update(options.get("headers") or {})
    for name, value in headers.items():
        # the error of a transport would quote the value, which may be the token
        if not _HEADER_NAME.fullmatch(name) or not _HEADER_VALUE.fullmatch(str(value)):
            raise RailyardError(
                f"The header {name!r} takes printable ASCII alone: the end of a line, for example, has no place in it."
            )

    return WireRequest(
        method=request.method,
        url=f"{on.url}{request.path}{_query_text(request.query)}",
        headers=headers,
        content=content,
        timeout=options.get("timeout") or on.timeout,
    )


def _query_text(query):
    """What is None is left out; a list is its name for each of its values."""
    pairs = [
        (name, ("true" if one else "false") if isinstance(one, bool) else str(one))
        for name, value in query.items()
        for one in (value if isinstance(value, (list, tuple)) else [value])
        if one is not None
    ]
    return f"?{urllib.parse.urlencode(pairs)}" if pairs else ""


def _parse(content):
    """None where there is nothing, or a page of something that stands before the service."""
    try:
        return read_answer(content) if content else None
    except (ValueError, RecursionError):
        return None


def service_url(text, allow_plain_http):
    """The address of a service without a slash at its end.

    Over plain HTTP only on this machine: tokens travel with it.
    """
    url = urllib.parse.urlsplit(text)
    if url.scheme not in ("http", "https") or not url.hostname:
        raise RailyardError(f"{text!r} is not the address of a service: it begins with https://.")
    if url.scheme == "http" and not allow_plain_http and not _is_this_machine(url.hostname):
        raise RailyardError(
            f"{url.scheme}://{url.netloc} is spoken to over plain HTTP, where anybody could read the token: use https."
        )
    return text.rstrip("/")


def _is_this_machine(host):
    parts = host.split(".")
    is_loopback = len(parts) == 4 and parts[0] == "127" and all(part.isdigit() for part in parts)
    return host in ("localhost", "::1") or host.endswith(".localhost") or is_loopback
