"""What the tests of this package share: the vectors of every language, and how an operation is found by its id."""

import json
import pathlib

SDKS = pathlib.Path(__file__).resolve().parents[2]


def read(path):
    return json.loads((SDKS / path).read_text(encoding="utf-8"))


OPERATIONS = read("behaviour/generated/operations.json")


def method_of(client, operation, step):
    """The method of an operation, and what the step gives it."""
    known = OPERATIONS[operation]
    at = client
    for word in known["name"]:
        at = getattr(at, word.replace("-", "_"), None) or getattr(at, word.replace("-", "_") + "_")
    given = [step.get("path", {})[name] for name in known["path"]]
    if known["hasBody"] and step.get("body") is not None:
        given.append(step["body"])
    return at, given, {_keyword(name): value for name, value in step.get("query", {}).items()}


def _keyword(name):
    return "from_" if name == "from" else name


def parts_of(expected, actual, place=""):
    """What of `expected` is not in `actual`: members of objects are looked for, lists and values are equal."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return [
            fault
            for name, value in expected.items()
            for fault in parts_of(value, actual.get(name, "(left out)"), f"{place}/{name}")
        ]
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        return [
            fault
            for at, (one, other) in enumerate(zip(expected, actual))
            for fault in parts_of(one, other, f"{place}/{at}")
        ]
    return [] if expected == actual else [f"{place}: {actual!r}, and not {expected!r}"]
