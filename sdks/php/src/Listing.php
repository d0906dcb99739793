<?php

declare(strict_types=1);

namespace Railyard;

/**
 * A list: `foreach` gives every item of all pages. A page is fetched when the one before it has been walked through.
 *
 * @template-covariant T
 * @implements \IteratorAggregate<int, T>
 */
final class Listing implements \IteratorAggregate
{
    /**
     * @internal
     * @param \Closure(?string): Page<T> $fetch
     * @param string|null $cursor where the walk begins; null: at the first page
     */
    public function __construct(private readonly \Closure $fetch, private ?string $cursor)
    {
    }

    /** Of the page that is being walked through: a walk that begins with it begins with that page. */
    public function cursor(): ?string
    {
        return $this->cursor;
    }

    /**
     * The page at the cursor, whole.
     *
     * @return Page<T>
     */
    public function page(): Page
    {
        return ($this->fetch)($this->cursor);
    }

    /** @return \Generator<int, T> */
    public function getIterator(): \Generator
    {
        $at = 0;
        while (true) {
            $page = $this->page();
            foreach ($page->items as $item) {
                yield $at++ => $item;
            }
            if ($page->next_cursor === null) {
                return;
            }
            $this->cursor = $page->next_cursor;
        }
    }
}
