"""Tokens that are signed with an API key."""

from __future__ import annotations

import base64
import hashlib
import json
import threading
import time
import uuid
from typing import Any, Mapping, Sequence

from .errors import RailyardError

#: signed again after this share of a token's life
_FRESH_SHARE = 0.8
_CLOCKS_DIFFER_SECONDS = 5


class TokenSigner:
    """Signs tokens with an API key, by the one algorithm that the service takes of its kind of key."""

    __slots__ = ("_pem", "_signs", "_lock")

    def __init__(self, private_key: str | bytes) -> None:
        self._pem = private_key.encode() if isinstance(private_key, str) else bytes(private_key)
        self._signs = None
        self._lock = threading.Lock()
        if b"PRIVATE KEY-----" not in self._pem:
            raise RailyardError("This is not a private key in PEM form without a passphrase.")

    def sign(
        self,
        scopes: Sequence[str],
        lifetime: int,
        issuer: str | None = None,
        audience: str | None = None,
        embed: Mapping[str, Any] | None = None,
        checkout_session_id: str | None = None,
        now: float | None = None,
    ) -> str:
        """A token with these claims; `lifetime` in seconds."""
        at = int(time.time() if now is None else now)
        claims = {
            "iss": issuer or "railyard sdk",
            "iat": at,
            "nbf": at,
            "exp": at + lifetime,
            "jti": str(uuid.uuid4()),
            "scopes": list(scopes),
            "aud": audience,
            "embed": embed,
            "checkout_session_id": checkout_session_id,
        }
        header, sign = self._signer()
        signed = f"{header}.{_part({name: value for name, value in claims.items() if value is not None})}"
        return f"{signed}.{_base64url(sign(signed.encode()))}"

    def _signer(self):
        # The library that signs takes longer to load than all else, so the first token loads it.
        with self._lock:
            if self._signs is None:
                self._signs = _signer_of(self._pem)
            return self._signs

    def __repr__(self):
        return "TokenSigner([hidden])"


def _signer_of(pem):
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    try:
        key = serialization.load_pem_private_key(pem, password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise RailyardError("This is not a private key in PEM form without a passphrase.") from None

    if isinstance(key, ec.EllipticCurvePrivateKey) and key.curve.name in ("secp256r1", "secp521r1"):
        curve, algorithm, digest, size = {
            "secp256r1": ("P-256", "ES256", hashes.SHA256(), 32),
            "secp521r1": ("P-521", "ES512", hashes.SHA512(), 66),
        }[key.curve.name]

        def sign(data):
            # RFC 7518 section 3.4: two numbers of fixed length, and not DER
            first, second = decode_dss_signature(key.sign(data, ec.ECDSA(digest)))
            return first.to_bytes(size, "big") + second.to_bytes(size, "big")

        numbers = key.public_key().public_numbers()
        jwk = {"crv": curve, "kty": "EC", "x": _number(numbers.x, size), "y": _number(numbers.y, size)}
    elif isinstance(key, ed25519.Ed25519PrivateKey):
        algorithm, sign = "EdDSA", key.sign
        raw = key.public_key().public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
        jwk = {"crv": "Ed25519", "kty": "OKP", "x": _base64url(raw)}
    elif isinstance(key, rsa.RSAPrivateKey) and key.key_size >= 2048:
        algorithm = "RS512"
        numbers = key.public_key().public_numbers()
        jwk = {"e": _number(numbers.e), "kty": "RSA", "n": _number(numbers.n)}

        def sign(data):
            return key.sign(data, padding.PKCS1v15(), hashes.SHA512())
    else:
        raise RailyardError("A key of this kind signs no token: use P-256, P-521, Ed25519 or RSA from 2048 bits.")

    # RFC 7638: the members of the public key, in lexicographic order
    thumbprint = hashlib.sha256(json.dumps(jwk, separators=(",", ":")).encode()).digest()
    return _part({"typ": "JWT", "alg": algorithm, "kid": _base64url(thumbprint)}), sign


def _number(value, size=None):
    return _base64url(value.to_bytes(size or (value.bit_length() + 7) // 8, "big"))


def _part(value):
    return _base64url(json.dumps(value, separators=(",", ":")).encode())


def _base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class FixedToken:
    """A token that somebody else signed."""

    __slots__ = ("_token",)

    def __init__(self, token):
        self._token = token

    def current(self):
        return self._token

    def learn_clock(self, date):
        return False

    def __repr__(self):
        return "FixedToken([hidden])"


class TokenSource:
    """One token for all calls, until most of its life is over: the service remembers tokens that it has verified."""

    def __init__(self, signer, scopes, lifetime, audience=None, issuer=None):
        self._signer = signer
        self._claims = {"scopes": scopes, "lifetime": lifetime, "audience": audience, "issuer": issuer}
        self._token = ""
        self._fresh_until = 0.0
        self._ahead = 0.0
        self._lock = threading.Lock()

    def current(self):
        with self._lock:
            now = time.time() + self._ahead
            if now >= self._fresh_until:
                self._token = self._signer.sign(now=now, **self._claims)
                self._fresh_until = now + self._claims["lifetime"] * _FRESH_SHARE
            return self._token

    def learn_clock(self, date):
        """Goes by the service's clock from now on; False where the clocks differ too little to matter."""
        import email.utils

        try:
            ahead = email.utils.parsedate_to_datetime(date).timestamp() - time.time()
        except (TypeError, ValueError, OverflowError):
            return False
        with self._lock:
            if abs(ahead - self._ahead) <= _CLOCKS_DIFFER_SECONDS:
                return False
            self._ahead = ahead
            self._fresh_until = 0.0
            return True

    def __repr__(self):
        return "TokenSource([hidden])"
