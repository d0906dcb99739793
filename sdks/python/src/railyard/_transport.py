"""HTTP by the standard library, over connections that are kept."""

from __future__ import annotations

import http.client
import select
import socket
import ssl
import threading
import time
import urllib.parse

from ._exchange import WireAnswer
from .errors import ConnectionError

#: a connection that nobody used for so long is not used again: the service may be about to close it
_IDLE_SECONDS = 4.0
_KEPT = 16


class HttpTransport:
    """Sends one request, once. Redirects are not followed: they would get the token.

    Raises `ConnectionError` where no whole answer came.
    """

    def __init__(self, ssl_context=None):
        self._ssl_context = ssl_context
        self._kept = []
        self._lock = threading.Lock()

    def __call__(self, request):
        url = urllib.parse.urlsplit(request.url)
        until = time.monotonic() + request.timeout
        connection = self._take(url)
        if connection is None:
            connection = self._connect(url, request.timeout)
        try:
            answer = _exchange(connection, url, request, until)
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            raise _failure(url, error, may_have_arrived=True) from error
        except BaseException:
            connection.close()
            raise
        if connection.sock is not None:
            self._keep(url, connection)
        return answer

    def close(self):
        """Closes the connections that are kept."""
        with self._lock:
            kept, self._kept = self._kept, []
        for _, _, connection in kept:
            connection.close()

    def _take(self, url):
        """The one that was used last; those that are closed or old are thrown away."""
        while True:
            with self._lock:
                at = next((at for at in reversed(range(len(self._kept))) if self._kept[at][0] == url.netloc), None)
                if at is None:
                    return None
                _, since, connection = self._kept.pop(at)
            if time.monotonic() - since < _IDLE_SECONDS and not _has_something_to_read(connection.sock):
                return connection
            connection.close()

    def _keep(self, url, connection):
        with self._lock:
            self._kept.append((url.netloc, time.monotonic(), connection))
            surplus = self._kept.pop(0)[2] if len(self._kept) > _KEPT else None
        if surplus is not None:
            surplus.close()

    def _connect(self, url, timeout):
        if url.scheme == "https":
            if self._ssl_context is None:
                self._ssl_context = ssl.create_default_context()
            connection = http.client.HTTPSConnection(url.netloc, timeout=timeout, context=self._ssl_context)
        else:
            connection = http.client.HTTPConnection(url.netloc, timeout=timeout)
        try:
            connection.connect()
            # a request goes out in two writes, and the second would wait for the first to be acknowledged
            connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        except OSError as error:
            connection.close()
            raise _failure(url, error, may_have_arrived=False) from error
        return connection


def _exchange(connection, url, request, until):
    target = urllib.parse.urlunsplit(("", "", url.path or "/", url.query, ""))
    connection.sock.settimeout(_left(until))
    connection.request(request.method, target, body=request.content, headers=request.headers)
    connection.sock.settimeout(_left(until))
    answer = connection.getresponse()
    chunks = []
    while True:
        if connection.sock is not None:
            connection.sock.settimeout(_left(until))
        chunk = answer.read1(65536)
        if not chunk:
            break
        chunks.append(chunk)
    answer.close()  # of itself it does so only where it did not know how much would come
    content = b"".join(chunks)
    expected = answer.headers.get("content-length") or ""
    is_number = expected.isascii() and expected.isdigit()
    if is_number and request.method != "HEAD" and len(content) < int(expected):
        raise http.client.IncompleteRead(content, int(expected) - len(content))
    return WireAnswer(answer.status, dict(answer.headers.items()), content)


def _left(until):
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError("the time is over")
    return left


def _has_something_to_read(sock):
    """Before a request went out there is nothing to read but the end of the connection."""
    return sock is None or bool(select.select([sock], [], [], 0)[0])


def _failure(url, error, may_have_arrived):
    return ConnectionError(f"{url.scheme}://{url.netloc} did not answer ({type(error).__name__})", may_have_arrived)
