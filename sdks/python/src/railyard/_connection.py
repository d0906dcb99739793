"""What turns a method of a group into a call, for clients that block and clients that wait."""

from __future__ import annotations

import contextvars
import time
import uuid

from ._exchange import ApiRequest, NoAnswer, WireRequest, steps_of
from ._pagination import Listing
from .errors import ConnectionError, RailyardError

_OPTIONS = frozenset(("merchant_account", "timeout", "retry", "headers", "idempotency_key"))

#: answers of the calls inside `answer_of`
_answers = contextvars.ContextVar("railyard_answers", default=None)


class Connection:
    """How a client that blocks reaches the service."""

    __slots__ = ("url", "transport", "tokens", "merchant_account", "timeout", "retry", "user_agent", "before", "after")

    def __init__(self, **facts):
        for name, value in facts.items():
            setattr(self, name, value)

    def with_merchant_account(self, merchant_account):
        facts = {name: getattr(self, name) for name in Connection.__slots__}
        return type(self)(**{**facts, "merchant_account": merchant_account})

    def call(self, method, path, more, query="", body=None, is_keyed=False, is_reading=False, is_raw=False):
        return self.result_of(self.request_of(method, path, more, query, body, is_keyed, is_reading, is_raw))

    def listing(self, path, more, query=""):
        request = self.request_of("GET", path, more, query)
        return Listing(lambda cursor: self.result_of(_at(request, cursor)), request.query.get("cursor"))

    def request_of(self, method, path, more, query="", body=None, is_keyed=False, is_reading=False, is_raw=False):
        known = query.split()
        options, asked = {}, {}
        for name, value in more.items():
            wire = name.rstrip("_")
            if name in _OPTIONS and (name != "idempotency_key" or is_keyed):
                options[name] = value
            elif wire in known:
                asked[wire] = value
            else:
                raise TypeError(f"{method} {path} does not take {name!r}")
        key = (options.get("idempotency_key") or new_idempotency_key()) if is_keyed else None
        return ApiRequest(method, path, asked, body, key, is_reading, is_raw, options)

    def result_of(self, request, open_for=None):
        steps = steps_of(self, request, lambda within: self.result_of(request, within), open_for)
        result = None
        try:
            while True:
                step = steps.send(result)
                result = self._send(step) if isinstance(step, WireRequest) else time.sleep(step)
        except StopIteration as done:
            return _noted(done.value)

    def _send(self, request):
        if self.before is not None:
            self.before(request)
        try:
            answer = self.transport(request)
        except ConnectionError as error:
            return NoAnswer(error)
        if self.after is not None:
            self.after(request, answer)
        return answer


def _at(request, cursor):
    if cursor is None:
        return request
    return ApiRequest(
        request.method, request.path, {**request.query, "cursor": cursor}, None, None, False, False, request.options
    )


def _noted(answer):
    answers = _answers.get()
    if answers is not None:
        answers.append(answer)
    return answer.result


def collected():
    """A list that gets the answers of this context, and what ends that."""
    answers = []
    token = _answers.set(answers)
    return answers, lambda: _answers.reset(token)


def new_idempotency_key() -> str:
    """A key to store with an order before anything is sent."""
    return str(uuid.uuid4())


def path_of(path):
    # behind the address of the service it could name another machine, which would get the token
    if not path.startswith("/"):
        raise RailyardError(f"A path begins with a slash: {path!r}")
    return path
