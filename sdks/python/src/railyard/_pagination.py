from __future__ import annotations


class Listing:
    """A list: `for` gives every item of all pages. A page is fetched when the one before it has been walked through."""

    __slots__ = ("_fetch", "_cursor")

    def __init__(self, fetch, cursor):
        self._fetch = fetch
        self._cursor = cursor

    @property
    def cursor(self):
        """Of the page that is being walked through: a walk that begins with it begins with that page."""
        return self._cursor

    def page(self):
        """The page at the cursor, whole: its `items`, and `next_cursor`."""
        return self._fetch(self._cursor)

    def __iter__(self):
        while True:
            page = self._fetch(self._cursor)
            yield from page["items"]
            following = page.get("next_cursor")
            if following is None:
                return
            self._cursor = following


class AsyncListing:
    """A list: `async for` gives every item of all pages."""

    __slots__ = ("_fetch", "_cursor")

    def __init__(self, fetch, cursor):
        self._fetch = fetch
        self._cursor = cursor

    @property
    def cursor(self):
        """Of the page that is being walked through: a walk that begins with it begins with that page."""
        return self._cursor

    async def page(self):
        """The page at the cursor, whole: its `items`, and `next_cursor`."""
        return await self._fetch(self._cursor)

    async def __aiter__(self):
        while True:
            page = await self._fetch(self._cursor)
            for item in page["items"]:
                yield item
            following = page.get("next_cursor")
            if following is None:
                return
            self._cursor = following
