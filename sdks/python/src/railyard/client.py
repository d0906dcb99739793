from __future__ import annotations

from typing import Any, Callable, Mapping, Sequence, TypeVar

from ._connection import Connection, collected, path_of
from ._exchange import TIMEOUT_SECONDS, Answer, WireAnswer, WireRequest, service_url
from ._retry import RetryPolicy
from ._tokens import FixedToken, TokenSigner, TokenSource
from .errors import RailyardError
from .generated.operations import Operations
from .version import VERSION

Result = TypeVar("Result")

_TOKEN_SECONDS = 600
_EMBED_TOKEN_SECONDS = 3600


class Signing:
    """What clients that block and clients that wait have in common."""

    __slots__ = ()
    _signer: TokenSigner | None
    _claims: Mapping[str, str | None]

    def embed_token(
        self,
        pins: Mapping[str, Any],
        lifetime: int = _EMBED_TOKEN_SECONDS,
        checkout_session_id: str | None = None,
    ) -> str:
        """A token that a browser may have, with what it pins: fields of the requests that it may make.

        It is good for an hour, unless `lifetime` says other seconds. Raises `RailyardError` where the client has no
        key.
        """
        if self._signer is None:
            raise RailyardError("A client without a key signs no token.")
        return self._signer.sign(
            scopes=["embed"],
            lifetime=lifetime,
            embed=dict(pins),
            checkout_session_id=checkout_session_id,
            **self._claims,
        )


def start(client: Any, connection_type: type, settings: Mapping[str, Any]) -> None:
    """Sets up a client of either kind; `settings` are the arguments of its constructor."""
    key, token = settings["key"], settings["token"]
    client._signer = None if key is None else TokenSigner(key)
    client._claims = {"audience": settings["audience"], "issuer": settings["issuer"]}
    tokens: Any = None
    if token is not None:
        tokens = FixedToken(token)
    elif client._signer is not None:
        scopes = settings["scopes"] or ["*.read", "*.write"]
        tokens = TokenSource(client._signer, scopes, _TOKEN_SECONDS, **client._claims)
    client._connection = connection_type(
        url=service_url(settings["url"], settings["allow_plain_http"]),
        transport=settings["transport"],
        tokens=tokens,
        merchant_account=settings["merchant_account"],
        timeout=settings["timeout"],
        retry=settings["retry"],
        user_agent=f"railyard-python/{VERSION}",
        before=settings["before_send"],
        after=settings["after_answer"],
    )


class Railyard(Operations, Signing):
    """The API of one service. It can be used by several threads.

    `url`: such as `https://pay.example`. `key`: the private half of an API key, as PEM, which signs the tokens of all
    calls; `token`: one that somebody else signed, in its place. `merchant_account`: which one calls are for; left out,
    the default one of the key. `scopes`: what tokens allow; left out, everything that the key may do. `audience`: where
    the service knows itself by one address, its tokens can be for that one alone. `timeout`: seconds for one try.
    `before_send(request)` and `after_answer(request, answer)` see what goes over the wire.

    >>> railyard = Railyard("https://pay.example", key=open("api-key.pem").read())
    >>> key = new_idempotency_key()
    >>> orders.store(order.id, key)  # before anything is sent
    >>> payment = railyard.transactions.create({"amount": 1299, "currency": "EUR", ...}, idempotency_key=key)
    """

    __slots__ = ("_signer", "_claims")

    def __init__(
        self,
        url: str,
        *,
        key: str | bytes | None = None,
        token: str | None = None,
        merchant_account: str | None = None,
        scopes: Sequence[str] | None = None,
        audience: str | None = None,
        issuer: str | None = None,
        timeout: float = TIMEOUT_SECONDS,
        retry: RetryPolicy = RetryPolicy(),
        allow_plain_http: bool = False,
        transport: Callable[[WireRequest], WireAnswer] | None = None,
        before_send: Callable[[WireRequest], object] | None = None,
        after_answer: Callable[[WireRequest, WireAnswer], object] | None = None,
    ) -> None:
        if transport is None:
            # loads http.client and ssl, which a program with a transport of its own has no use for
            from ._transport import HttpTransport

            transport = HttpTransport()
        start(self, Connection, locals())

    def for_merchant_account(self, merchant_account: str) -> Operations:
        """The same service, key, tokens and connections, for another merchant account."""
        return Operations(self._connection.with_merchant_account(merchant_account))

    def answer_of(self, method: Callable[..., Result], *given: Any, **more: Any) -> Answer[Result]:
        """The whole answer of a call: its result, status, headers, request id, and whether it is a stored one.

        >>> answer = railyard.answer_of(railyard.transactions.create, {...}, idempotency_key=key)
        >>> answer.is_replayed
        """
        answers, end = collected()
        try:
            method(*given, **more)
            return answers[-1]
        finally:
            end()

    def request(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        """A request by its path, where a method is in the way: in a program that is told the path, for example."""
        is_keyed = "idempotency_key" in options
        return self._connection.call(method, path_of(path), options, body=body, is_keyed=is_keyed)

    def close(self) -> None:
        """Closes the connections that are kept."""
        close = getattr(self._connection.transport, "close", None)
        if close is not None:
            close()

    def __enter__(self) -> Railyard:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Railyard({self._connection.url!r})"
