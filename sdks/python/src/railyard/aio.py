"""The client that waits, for asyncio. It needs `httpx`: `pip install railyard[async]`."""

from __future__ import annotations

import asyncio
from typing import Any, Awaitable, Callable, Sequence, TypeVar

from ._connection import Connection, _at, _noted, collected, path_of
from ._exchange import TIMEOUT_SECONDS, Answer, NoAnswer, WireAnswer, WireRequest, steps_of
from ._pagination import AsyncListing
from ._retry import RetryPolicy
from .client import Signing, start
from .errors import ConnectionError, RailyardError
from .generated.async_operations import AsyncOperations

Result = TypeVar("Result")


class AsyncConnection(Connection):
    """How a client that waits reaches the service."""

    __slots__ = ()

    def listing(self, path, more, query=""):
        request = self.request_of("GET", path, more, query)
        return AsyncListing(lambda cursor: self.result_of(_at(request, cursor)), request.query.get("cursor"))

    async def result_of(self, request, open_for=None):
        steps = steps_of(self, request, lambda within: self.result_of(request, within), open_for)
        result = None
        try:
            while True:
                step = steps.send(result)
                result = await self._send(step) if isinstance(step, WireRequest) else await asyncio.sleep(step)
        except StopIteration as done:
            return _noted(done.value)

    async def _send(self, request):
        if self.before is not None:
            self.before(request)
        try:
            answer = await self.transport(request)
        except ConnectionError as error:
            return NoAnswer(error)
        if self.after is not None:
            self.after(request, answer)
        return answer


class HttpxTransport:
    """Sends one request, once, by httpx. Redirects are not followed: they would get the token."""

    def __init__(self, client=None):
        try:
            import httpx
        except ImportError:
            raise RailyardError("AsyncRailyard needs httpx: pip install 'railyard[async]'.") from None
        self._httpx = httpx
        # what is not encrypted stays on this machine, whatever proxy the environment names
        self._client = client or httpx.AsyncClient(mounts={"http://": httpx.AsyncHTTPTransport()})

    async def __call__(self, request):
        httpx = self._httpx
        origin = request.url.split("/", 3)[2]
        try:
            answer = await asyncio.wait_for(
                self._client.request(
                    request.method,
                    request.url,
                    headers=request.headers,
                    content=request.content,
                    timeout=request.timeout,
                    follow_redirects=False,
                ),
                request.timeout,
            )
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout) as error:
            raise ConnectionError(f"{origin} did not answer ({type(error).__name__})", False) from error
        except (httpx.TransportError, asyncio.TimeoutError) as error:
            raise ConnectionError(f"{origin} did not answer ({type(error).__name__})", True) from error
        return WireAnswer(answer.status_code, dict(answer.headers), answer.content)

    async def close(self):
        await self._client.aclose()


class AsyncRailyard(AsyncOperations, Signing):
    """The API of one service, for asyncio: as `Railyard`, and every call is awaited.

    >>> async with AsyncRailyard("https://pay.example", key=pem) as railyard:
    ...     payment = await railyard.transactions.create({"amount": 1299, "currency": "EUR", ...})
    ...     async for refund in railyard.transactions.refunds.list(payment["id"]): ...
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
        transport: Callable[[WireRequest], Awaitable[WireAnswer]] | None = None,
        before_send: Callable[[WireRequest], object] | None = None,
        after_answer: Callable[[WireRequest, WireAnswer], object] | None = None,
    ) -> None:
        if transport is None:
            transport = HttpxTransport()
        start(self, AsyncConnection, locals())

    def for_merchant_account(self, merchant_account: str) -> AsyncOperations:
        """The same service, key, tokens and connections, for another merchant account."""
        return AsyncOperations(self._connection.with_merchant_account(merchant_account))

    async def answer_of(self, method: Callable[..., Awaitable[Result]], *given: Any, **more: Any) -> Answer[Result]:
        """The whole answer of a call: its result, status, headers, request id, and whether it is a stored one."""
        answers, end = collected()
        try:
            await method(*given, **more)
            return answers[-1]
        finally:
            end()

    async def request(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        """A request by its path, where a method is in the way."""
        is_keyed = "idempotency_key" in options
        return await self._connection.call(method, path_of(path), options, body=body, is_keyed=is_keyed)

    async def close(self) -> None:
        """Closes the connections that are kept."""
        close = getattr(self._connection.transport, "close", None)
        if close is not None:
            await close()

    async def __aenter__(self) -> AsyncRailyard:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def __repr__(self) -> str:
        return f"AsyncRailyard({self._connection.url!r})"
