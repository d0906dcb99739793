"""What the client raises."""

from __future__ import annotations

import email.utils
import math
import time
from typing import Any, Callable, Sequence


class RailyardError(Exception):
    """Whatever this package raises, but for `OutcomeUnknown`."""


class ErrorDetail:
    """One thing that is wrong with a request."""

    __slots__ = ("location", "pointer", "message", "type")

    def __init__(self, location: str, pointer: str, message: str, type: str) -> None:
        #: `body`, `query`, `path`, `header` or `unknown`
        self.location = location
        #: a JSON pointer in a body, and the parameter's name elsewhere
        self.pointer = pointer
        #: what is wrong, in a sentence
        self.message = message
        #: what to branch on, such as `value_error.missing`
        self.type = type

    def __repr__(self):
        return f"ErrorDetail({self.location!r}, {self.pointer!r}, {self.message!r}, {self.type!r})"


class ApiError(RailyardError):
    """The service answered with a refusal.

    Its codes come in families, each a class; a code of a later version is none.
    """

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        details: Sequence[ErrorDetail] = (),
        request_id: str | None = None,
        retry_after: int | None = None,
        resource_id: str | None = None,
        body: Any = None,
    ) -> None:
        lines = [": ".join(part for part in (one.pointer, one.message) if part) for one in details]
        super().__init__("\n".join([f"{status}: {message}", *lines]))
        #: HTTP status of the answer
        self.status = status
        #: the service's word for what is wrong
        self.code = code
        #: each thing that is wrong, with its place
        self.details = list(details)
        #: id under which the service logged the request; None: it gave none
        self.request_id = request_id
        #: seconds to wait before the next try; None: not said
        self.retry_after = retry_after
        #: id of what is in the way, where there is one
        self.resource_id = resource_id
        #: the answer as it was read; None where it was no JSON
        self.body = body


class InvalidRequestError(ApiError):
    """The request cannot be taken as it is: `details` says what would be right."""


class UnauthorizedError(ApiError):
    """No token of an active key came with the request."""


class ForbiddenError(ApiError):
    """The token, or the roles of its key, do not allow this."""


class NotFoundError(ApiError):
    """There is no such record or path, or it belongs to another merchant account."""


class ConflictError(ApiError):
    """It contradicts what is there: a record, a state, another request under the same key."""


class RateLimitError(ApiError):
    """Too many requests; `retry_after` says when the next one may come."""


class ServerError(ApiError):
    """A fault in the service or behind it."""


class ConnectionError(RailyardError):
    """Nothing answered."""

    def __init__(self, message: str, may_have_arrived: bool) -> None:
        super().__init__(message)
        #: False where the request certainly did not leave: no connection came about
        self.may_have_arrived = may_have_arrived


class WebhookSignatureError(RailyardError):
    """The message is not the service's, was changed, or is too old."""


class OutcomeUnknown(Exception):
    """What was asked for under an idempotency key may have happened, or may yet.

    Do not ask for it again under another key.
    It is no `RailyardError`, so that nobody who catches those pays twice by accident.
    """

    def __init__(self, idempotency_key: str, again: Callable[[float], Any]) -> None:
        super().__init__(
            f"What became of the request under the idempotency key {idempotency_key} is not known: repeat it under "
            "the same key (resolve), or find it by external_identifier. An outcome may take up to a day."
        )
        #: the same request under this key gets the stored answer, once there is one
        self.idempotency_key = idempotency_key
        self._again = again

    def resolve(self, within: float = 60.0) -> Any:
        """Repeats the request under its key until its answer is there.

        Raises `OutcomeUnknown` where `within` seconds are over.
        Of a client that waits (`AsyncRailyard`) it is to be awaited.
        """
        return self._again(within)


_FAMILIES = {
    "bad_request": InvalidRequestError,
    "incorrect_json": InvalidRequestError,
    "invalid_credentials": InvalidRequestError,
    "method_not_allowed": InvalidRequestError,
    "payload_too_large": InvalidRequestError,
    "unsupported_media_type": InvalidRequestError,
    "unprocessable": InvalidRequestError,
    "unauthorized": UnauthorizedError,
    "forbidden": ForbiddenError,
    "confirmation_required": ForbiddenError,
    "confirmation_refused": ForbiddenError,
    "approval_required": ForbiddenError,
    "not_found": NotFoundError,
    "idempotency_key_reused": ConflictError,
    "duplicate_record": ConflictError,
    "concurrent_request": ConflictError,
    "invalid_state": ConflictError,
    "changed_meanwhile": ConflictError,
    "too_early": ConflictError,
    "too_many_requests": RateLimitError,
    "server_error": ServerError,
    "bad_gateway": ServerError,
    "service_unavailable": ServerError,
    "gateway_timeout": ServerError,
}


def error_of(status, headers, body):
    """The error for an answer of the service; `body` is what was read of it, if anything."""
    read = body if isinstance(body, dict) else {}
    code = _text_or(read.get("code"), f"http_{status}")
    details = read.get("details")
    resource = read.get("resource_id")

    return _FAMILIES.get(code, ApiError)(
        status=status,
        code=code,
        message=_text_or(read.get("message"), "an answer that is not the service's"),
        details=[_detail_of(one) for one in details] if isinstance(details, list) else [],
        request_id=headers.get("x-request-id"),
        retry_after=retry_after_of(headers),
        resource_id=resource if isinstance(resource, str) else None,
        body=body,
    )


def _detail_of(value):
    read = value if isinstance(value, dict) else {}
    return ErrorDetail(
        location=_text_or(read.get("location"), "unknown"),
        pointer=_text_or(read.get("pointer"), ""),
        message=_text_or(read.get("message"), ""),
        type=_text_or(read.get("type"), "value_error"),
    )


def _text_or(value, fallback):
    return value if isinstance(value, str) else fallback


def retry_after_of(headers, now=None):
    """Seconds, from a number or a date: both are allowed."""
    text = headers.get("retry-after")
    if text is None:
        return None
    # as many digits as there are seconds in thirty years: Python refuses those of thousands, and has digits of others
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    try:
        at = email.utils.parsedate_to_datetime(text).timestamp()
    except (TypeError, ValueError, OverflowError):
        return None
    return max(0, math.ceil(at - (time.time() if now is None else now)))
