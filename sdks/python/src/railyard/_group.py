from __future__ import annotations

import urllib.parse

from .errors import RailyardError


class Group:
    """Operations of one kind of resource."""

    __slots__ = ("_connection",)

    def __init__(self, connection):
        self._connection = connection


def segment(value):
    """A part of a path."""
    text = str(value)
    if text == "":
        raise RailyardError("An empty id would name a list, and not the record that is meant.")
    # a client takes these for steps in the path, and would ask for another record or list
    if text in (".", ".."):
        raise RailyardError(f"{text!r} is no id.")
    return urllib.parse.quote(text, safe="")
