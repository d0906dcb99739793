"""What of an answer is not printed by accident."""

from __future__ import annotations

import json
import re

from .generated.secrets import SECRET_MEMBERS

#: a secret that is a text is in the answer: most have none, and are read as fast as any JSON
_HAS_SECRET = re.compile(rb'"(?:%s)"\s*:\s*"' % "|".join(sorted(SECRET_MEMBERS)).encode())


class SecretText(str):
    """A text that is `[hidden]` where what it is in is printed, as in a log. The text itself and JSON are as ever."""

    __slots__ = ()

    def __repr__(self):
        return "'[hidden]'"


def read_answer(content):
    """An answer as dictionaries and lists, whose secrets do not print."""
    return json.loads(content, object_pairs_hook=_hidden if _HAS_SECRET.search(content) else None)


def _hidden(pairs):
    return {
        name: SecretText(value) if name in SECRET_MEMBERS and isinstance(value, str) else value
        for name, value in pairs
    }
