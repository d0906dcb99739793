"""When the same request goes out again."""

from __future__ import annotations

import random
from typing import NamedTuple

from .errors import retry_after_of

#: refusals at the door, which say nothing of an earlier try
_AT_THE_DOOR = (401, 403, 408, 425, 429)


class RetryPolicy(NamedTuple):
    """How often, and for how long, the same request is sent. Times in seconds."""

    #: the first one counts
    tries: float = 3
    #: no other try begins later than that
    budget: float = 30.0
    #: before the first repetition; each further pause is twice as long
    first_pause: float = 0.25
    #: what a pause takes at most
    longest_pause: float = 8.0


def pause_before_next(result, tried, is_repeatable, policy):
    """Seconds to wait before the same request goes out again; None: it does not.

    What is not repeatable (it reads nothing and has no idempotency key) is repeated only where it certainly was not
    carried out.
    """
    if tried >= policy.tries:
        return None
    # full jitter: many clients that failed at once do not come back at once
    pause = random.random() * min(policy.longest_pause, policy.first_pause * 2 ** (tried - 1))
    if not result.is_answer:
        return pause if is_repeatable or not result.error.may_have_arrived else None
    status = result.status
    after = retry_after_of(result.headers) if status in (429, 503) else None
    # Not so a 503: where the database goes away behind the work, nobody knows what became of it.
    is_undone = status == 429 and after is not None
    is_passing = status >= 500 or status == 429 or _is_being_processed(result)
    return max(after or 0, pause) if is_undone or (is_repeatable and is_passing) else None


def leaves_open(result):
    """Whether it leaves open what became of a request under an idempotency key."""
    if not result.is_answer:
        return result.error.may_have_arrived
    return result.status >= 500 or _is_being_processed(result)


def is_final(result):
    """Whether the answer is the one of the operation, and closes what an earlier try left open."""
    return result.is_answer and not leaves_open(result) and result.status not in _AT_THE_DOOR


def _is_being_processed(result):
    return result.status == 409 and b'"concurrent_request"' in result.content
