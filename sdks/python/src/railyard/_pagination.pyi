from typing import Any, AsyncIterator, Generic, Iterator, TypeVar

Item = TypeVar("Item", covariant=True)
Page = TypeVar("Page", covariant=True)

class Listing(Generic[Item, Page]):
    """A list: `for` gives every item of all pages. A page is fetched when the one before it has been walked through."""

    @property
    def cursor(self) -> str | None:
        """Of the page that is being walked through: a walk that begins with it begins with that page."""
    def page(self) -> Page:
        """The page at the cursor, whole: its `items`, and `next_cursor`."""
    def __iter__(self) -> Iterator[Item]: ...

class AsyncListing(Generic[Item, Page]):
    """A list: `async for` gives every item of all pages."""

    @property
    def cursor(self) -> str | None:
        """Of the page that is being walked through: a walk that begins with it begins with that page."""
    async def page(self) -> Page:
        """The page at the cursor, whole: its `items`, and `next_cursor`."""
    def __aiter__(self) -> AsyncIterator[Item]: ...
