from typing import Mapping, TypedDict

from ._retry import RetryPolicy

class CallOptions(TypedDict, total=False):
    """What can be said of one call, beside what it is about."""

    merchant_account: str
    """In place of that of the client."""
    timeout: float
    """Seconds for one try, from connecting to the last byte of the answer."""
    retry: RetryPolicy
    """How often, and after which pauses, this call is tried again."""
    headers: Mapping[str, str]
    """Headers beside those that the client writes."""

class KeyedOptions(CallOptions, total=False):
    """Of an operation that moves money."""

    idempotency_key: str
    """One that was stored before (`new_idempotency_key()`); left out, the call makes one."""
