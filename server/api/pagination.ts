import { createHmac, createSecretKey, hash, timingSafeEqual } from 'node:crypto';
import type { PageRequest, Position, Slice } from '../db/keyset.ts';
import type { ListTotals } from '../db/list-totals.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { idTimeMs, parseUuid, type MerchantAccountId } from '../domain/ids.ts';
import { timestamp } from '../domain/timestamp.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import { Problem } from '../domain/problem.ts';

export type Page<Item> = {
  items: Item[];
  limit: number;
  next_cursor: string | null;
  previous_cursor: string | null;
};
/** Of a list with filters, which may end its page before it is full; absent in the published version. */
export type FilteredPage<Item> = Page<Item> & { looked_back_to?: string | null };

/** What all of a list comes to, as its answer tells it. */
type PageTotals = {
  count: number;
  is_capped: boolean;
  amounts: { currency: string; count: number; amount: number }[];
};

/**
 * One page of a cursor list, from the handler's context:
 *
 *     const page = await listPage(context, { list: 'buyers', filters: { search }, fetch: (page) =>
 * listBuyers(db, [merchantAccountId, search], page), item: toBuyer });
 *
 * `fetch` is usually a `keyset(...)` function. `filters` is everything of the query that changes which rows
 * the list has and in what order: a cursor made under other filters, another list or another merchant account
 * is refused. `limit` may change from page to page.
 */
export async function listPage<Row, Item>(
  context: ListContext,
  source: ListSource<Row, Item>,
): Promise<Page<Item>> {
  return (await readPage(context, source)).page;
}

type ListContext = Readonly<{
  query: Readonly<{ cursor?: string | null; limit: number }>;
  merchantAccountId: MerchantAccountId;
  cursors: Cursors;
}>;
type ListSource<Row, Item> = Readonly<{
  list: string;
  filters?: unknown;
  fetch: (page: PageRequest) => Promise<Slice<NoInfer<Row> & SortedRow>>;
  item: (row: Row) => Item;
}>;

/** A page of a list in the order of a time, with filters that may end it before it is full. */
export async function filteredListPage<Row, Item>(
  context: ListContext & Readonly<{ version: ApiVersion }>,
  source: ListSource<Row, Item>,
): Promise<FilteredPage<Item>> {
  const { page, slice, isBack } = await readPage(context, source);
  if (context.version === 'published') return page;
  const hasEnded = slice.nextIsMoved === true || !slice.hasNext;
  const stoppedAt = hasEnded || isBack ? undefined : slice.nextFrom?.[0];
  return { ...page, looked_back_to: stoppedAt === undefined ? null : timestampOfSortValue(stoppedAt) };
}

/** The same, with what all of the list comes to, where that is asked for. */
export async function totaledListPage<Row, Item>(
  context: ListContext & Readonly<{ version: ApiVersion; query: Readonly<{ totals: boolean }> }>,
  { totals, ...source }: ListSource<Row, Item> & Readonly<{ totals: () => Promise<ListTotals> }>,
): Promise<FilteredPage<Item> & { totals?: PageTotals | null }> {
  const page = await filteredListPage(context, source);
  if (context.version === 'published') return page;
  return { ...page, totals: context.query.totals ? renderTotals(await totals()) : null };
}

function renderTotals({ count, isCapped, amounts }: ListTotals): PageTotals {
  return { count, is_capped: isCapped, amounts: [...amounts] };
}

/** A time as PostgreSQL writes it in UTC, as the API does; of a UUIDv7, when it was made. */
function timestampOfSortValue(text: string): string {
  const id = parseUuid(text);
  if (id !== null) return timestamp(new Date(idTimeMs(id)));
  const [seconds = '', fraction = ''] = text
    .replace(' ', 'T')
    .replace(/\+00(?::00)?$/, '')
    .split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}+00:00`;
}

async function readPage<Row, Item>(
  context: ListContext,
  source: ListSource<Row, Item>,
): Promise<Readonly<{ page: Page<Item>; slice: Slice<Row & SortedRow>; isBack: boolean }>> {
  const scope = [source.list, context.merchantAccountId, canonicalJson(source.filters ?? null)].join('\n');
  const { cursor, limit } = context.query;
  const position = cursor === undefined || cursor === null ? null : context.cursors.open(scope, cursor);
  const slice = await source.fetch({ limit, position });
  const { since, nextIsMoved: isMoved = false } = slice;
  const next = slice.nextFrom ?? slice.rows.at(-1)?.sort_values;
  const previous = slice.previousFrom ?? slice.rows[0]?.sort_values;

  const page = {
    items: slice.rows.map(source.item),
    limit,
    next_cursor:
      slice.hasNext && next !== undefined
        ? context.cursors.seal(scope, { direction: isMoved ? 'moved' : 'next', values: next, since })
        : null,
    previous_cursor:
      slice.hasPrevious && previous !== undefined
        ? context.cursors.seal(scope, { direction: 'previous', values: previous, since })
        : null,
  };
  return { page, slice, isBack: position?.direction === 'previous' };
}

type SortedRow = Readonly<{ sort_values: readonly string[] }>;

/** `fetch` for a list that is code, not rows: definitions, in the order of their keys. */
export function fixedList<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (page: PageRequest) => Promise<Slice<Readonly<{ entry: Item; sort_values: readonly string[] }>>> {
  const sorted = items
    .map((entry) => ({ entry, sort_values: [keyOf(entry)] }))
    .sort((a, b) => (keyOf(a.entry) < keyOf(b.entry) ? -1 : 1));
  return async ({ limit, position }) => {
    const from = position?.values[0] ?? '';
    const before = sorted.filter(({ entry }) =>
      position?.direction === 'previous' ? keyOf(entry) < from : keyOf(entry) <= from,
    ).length;
    const start = position?.direction === 'previous' ? Math.max(0, before - limit) : before;
    return {
      rows: sorted.slice(start, start + limit),
      hasPrevious: start > 0,
      hasNext: start + limit < sorted.length,
    };
  };
}

/** Seals positions into opaque cursors and opens them again. */
export type Cursors = Readonly<{
  seal(scope: string, position: Position): string;
  open(scope: string, cursor: string): Position;
}>;

/** In capitals where the first row of the walk stands behind the values. */
const LETTERS = { next: 'n', previous: 'p', moved: 'm' } as const;
const DIRECTIONS = ['next', 'previous', 'moved'] as const;

const TAG_BYTES = 16;
const CURSOR_LENGTH_MAX = 1_000;

/** `key` is the instance's, the same on every node. HMAC-SHA256 over scope and position, cut to 16 bytes. */
export function createCursors(key: Buffer): Cursors {
  const secret = createSecretKey(key);
  const tagOf = (scope: string, payload: string): Buffer =>
    createHmac('sha256', secret)
      .update(`${hash('sha256', scope, 'hex')}\n${payload}`)
      .digest()
      .subarray(0, TAG_BYTES);
  return {
    seal(scope, position) {
      const { direction, values, since = [] } = position;
      const letter = LETTERS[direction];
      const payload = JSON.stringify([
        since.length === 0 ? letter : letter.toUpperCase(),
        ...values,
        ...since,
      ]);
      return Buffer.concat([tagOf(scope, payload), Buffer.from(payload)]).toString('base64url');
    },
    open(scope, cursor) {
      const bytes = cursor.length > CURSOR_LENGTH_MAX ? Buffer.alloc(0) : Buffer.from(cursor, 'base64url');
      // one spelling only: the decoder forgives padding, blanks and stray bits at the end
      if (bytes.length <= TAG_BYTES || bytes.toString('base64url') !== cursor) throw invalidCursor();
      const payload = bytes.subarray(TAG_BYTES).toString('utf8');
      if (!timingSafeEqual(bytes.subarray(0, TAG_BYTES), tagOf(scope, payload))) throw invalidCursor();
      const [letter = '', ...texts] = textsOf(JSON.parse(payload));
      const direction = DIRECTIONS.find((known) => LETTERS[known] === letter.toLowerCase()) ?? 'next';
      if (letter === LETTERS[direction]) return { direction, values: texts };
      const half = texts.length / 2;
      return { direction, values: texts.slice(0, half), since: texts.slice(half) };
    },
  };
}

function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Error('BUG: a cursor of ours that is not a list');
  return value.map(String);
}

function invalidCursor(): Problem {
  return new Problem('bad_request', {
    details: [
      {
        location: 'query',
        pointer: 'cursor',
        message: 'is not a cursor of this list with these filters',
        type: 'value_error.cursor',
      },
    ],
  });
}
