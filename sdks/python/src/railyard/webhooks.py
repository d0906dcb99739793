"""Messages of the service: verified, and signed for tests of an endpoint."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import time
from typing import Any, Mapping, Sequence

from ._answer_text import read_answer
from .errors import RailyardError, WebhookSignatureError


def verify_webhook(
    body: str | bytes,
    headers: Mapping[str, str],
    secrets: Sequence[str],
    tolerance: float = 300.0,
    now: float | None = None,
) -> dict[str, Any]:
    """The event of a message whose signature holds, as a dictionary.

    `body`: the bytes as they came, before anything read them. `headers`: by name, whatever their case. `secrets`: of
    the subscription, `whsec_…`; more than one while they are being rotated. `tolerance`: seconds that the time of the
    message may be from ours. `webhook-signature` covers the id as well and is taken where it is there; the published
    header is taken where it is alone. Raises `WebhookSignatureError`.

    >>> event = verify_webhook(request.get_data(), request.headers, [secret])
    >>> if event["name"] == "transaction.captured": deliver(event["target"]["id"])
    """
    content = body.encode() if isinstance(body, str) else bytes(body)
    given = {str(name).lower(): value for name, value in dict(headers).items()}
    is_standard = given.get("webhook-signature") is not None
    prefix = "webhook-" if is_standard else "x-gr4vy-webhook-"
    identifier, timestamp = given.get(f"{prefix}id"), given.get(f"{prefix}timestamp")
    signatures = given.get("webhook-signature" if is_standard else "x-gr4vy-webhook-signatures")
    if not all(isinstance(one, str) for one in (identifier, timestamp, signatures)):
        raise WebhookSignatureError("The message has no signature, id or time.")
    at = time.time() if now is None else now
    # a tolerance that is no number tolerates nothing
    is_number = timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12
    if not (is_number and abs(at - int(timestamp)) <= tolerance):
        raise WebhookSignatureError(f"The message is of another time than now: {timestamp[:20]}.")
    if is_standard:
        sent = [part[3:] for part in signatures.split(" ") if part.startswith("v1,")]
        wanted = [_standard_signature(secret, identifier, timestamp, content) for secret in secrets]
    else:
        sent = signatures.split(",")
        wanted = [_published_signature(secret, timestamp, content) for secret in secrets]
    # every pair is looked at: what is compared takes as long whatever holds
    holds = [hmac.compare_digest(one.encode(), other.encode()) for one in wanted for other in sent]
    if not any(holds):
        raise WebhookSignatureError("The signature is not one of these secrets over these bytes.")
    return read_answer(content)


def sign_webhook(id: str, body: bytes, secrets: Sequence[str], now: float | None = None) -> dict[str, str]:
    """The headers that the service sends with a message, for whoever forwards one or tests an endpoint."""
    timestamp = str(int(time.time() if now is None else now))
    published = ",".join(_published_signature(secret, timestamp, body) for secret in secrets)
    standard = " ".join(f"v1,{_standard_signature(secret, id, timestamp, body)}" for secret in secrets)
    return {
        "x-gr4vy-webhook-id": id,
        "x-gr4vy-webhook-timestamp": timestamp,
        "x-gr4vy-webhook-signatures": published,
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": standard,
    }


def _standard_signature(secret, id, timestamp, body):
    """Under the bytes that the secret stands for (Standard Webhooks)."""
    signed = f"{id}.{timestamp}.".encode() + body
    return base64.b64encode(hmac.new(_key_in(secret), signed, hashlib.sha256).digest()).decode()


def _published_signature(secret, timestamp, body):
    """Under the text of the secret (the published SDKs)."""
    _key_in(secret)
    return hmac.new(secret.encode(), f"{timestamp}.".encode() + body, hashlib.sha256).hexdigest()


def _key_in(secret):
    """Of a secret that is not set there would be a key of no bytes, under which anybody can sign."""
    try:
        key = base64.b64decode(secret[6:], validate=True) if secret.startswith("whsec_") else b""
    except (binascii.Error, ValueError):
        key = b""
    if not key:
        raise RailyardError("This is not the secret of a webhook subscription, which begins with whsec_.")
    return key
