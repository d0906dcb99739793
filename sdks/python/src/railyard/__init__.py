"""The API of Railyard for servers: a method for each operation, tokens, retries, lists and webhooks."""

from typing import TYPE_CHECKING

from ._connection import new_idempotency_key
from ._exchange import Answer, WireAnswer, WireRequest
from ._pagination import AsyncListing, Listing
from ._retry import RetryPolicy
from ._tokens import TokenSigner
from .client import Railyard
from .errors import (
    ApiError,
    ConflictError,
    ConnectionError,
    ErrorDetail,
    ForbiddenError,
    InvalidRequestError,
    NotFoundError,
    OutcomeUnknown,
    RailyardError,
    RateLimitError,
    ServerError,
    UnauthorizedError,
    WebhookSignatureError,
)
from .version import VERSION as __version__
from .webhooks import sign_webhook, verify_webhook

if TYPE_CHECKING:
    from .aio import AsyncRailyard

__all__ = [
    "Answer",
    "ApiError",
    "AsyncListing",
    "AsyncRailyard",
    "ConflictError",
    "ConnectionError",
    "ErrorDetail",
    "ForbiddenError",
    "InvalidRequestError",
    "Listing",
    "NotFoundError",
    "OutcomeUnknown",
    "Railyard",
    "RailyardError",
    "RateLimitError",
    "RetryPolicy",
    "ServerError",
    "TokenSigner",
    "UnauthorizedError",
    "WebhookSignatureError",
    "WireAnswer",
    "WireRequest",
    "__version__",
    "new_idempotency_key",
    "sign_webhook",
    "verify_webhook",
]


def __getattr__(name: str) -> type:
    # asyncio and httpx are loaded by those who use them
    if name == "AsyncRailyard":
        from .aio import AsyncRailyard

        return AsyncRailyard
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
