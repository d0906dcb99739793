<?php

declare(strict_types=1);

namespace Railyard;

/**
 * A page of a list.
 *
 * @template-covariant T
 * @property-read list<T> $items
 * @property-read int|null $limit How many records a page holds at most.
 * @property-read string|null $next_cursor Of the page after this one; null on the last.
 * @property-read string|null $previous_cursor Of the page before this one; null on the first.
 * @property-read string|null $looked_back_to Where reading stopped before the page was full.
 * @property-read array<string, mixed>|null $totals Of all pages, where they were asked for.
 */
final class Page extends Record
{
}
