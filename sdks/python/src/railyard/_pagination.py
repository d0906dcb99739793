from __future__ import annotations


class _Pages:
    __slots__ = ("_fetch", "_cursor")

    def __init__(self, fetch, cursor):
        self._fetch = fetch
        self._cursor = cursor

    @property
    def cursor(self):
        """Of the page that is being walked through: a walk that begins with it begins with that page."""
        return self._cursor

    def page(self):
        """The page at the cursor, whole: its `items`, and `next_cursor`. Of a client that waits it is to be awaited."""
        return self._fetch(self._cursor)


class Listing(_Pages):
    """A list: `for` gives every item of all pages. A page is fetched when the one before it has been walked through."""

    __slots__ = ()

    def __iter__(self):
        while True:
            page = self.page()
            yield from page["items"]
            following = page.get("next_cursor")
            if following is None:
                return
            self._cursor = following


class AsyncListing(_Pages):
    """A list: `async for` gives every item of all pages."""

    __slots__ = ()

    async def __aiter__(self):
        while True:
            page = await self.page()
            for item in page["items"]:
                yield item
            following = page.get("next_cursor")
            if following is None:
                return
            self._cursor = following
