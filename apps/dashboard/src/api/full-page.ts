import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAccount } from '../shell/router.tsx';
import { call, type Input, type ItemOf, type ListName, type QueryOf } from './call.ts';
import { type Problem, recordOf } from './problem.ts';
import { keyOf } from './queries.ts';

const PAGES_MAX = 10;
const LOOKING_MAX_MS = 2000;

/** Rows of a list, as many as a page of ours shows. */
export type FullPage<Item> = Readonly<{
  items: readonly Item[];
  /** Where the rows after these begin; null: these are the last. */
  next: string | null;
  /** How far back was looked, where the page did not become full; null where it is not known, or did. */
  lookedBackTo: string | null;
  /** The page is not full, and there may be more: nobody has looked yet. */
  isCutShort: boolean;
}>;

/**
 * Reads a list until a page is full: a filter that few rows pass answers pages with few rows, or none, and a cursor.
 * It stops after ten pages or two seconds, and says how far it looked.
 */
export async function readFullPage<Name extends ListName>(
  name: Name,
  query: QueryOf<Name> & { limit: number },
  options: Readonly<{
    merchantAccount: string;
    signal?: AbortSignal;
    path?: Readonly<Record<string, string>>;
  }>,
): Promise<FullPage<ItemOf<Name>>> {
  const items: ItemOf<Name>[] = [];
  const { path, ...rest } = options;
  const untilMs = performance.now() + LOOKING_MAX_MS;
  let cursor: string | null = null;
  let lookedBackTo: string | null = null;

  for (let page = 1; ; page += 1) {
    const asked = { ...query, limit: query.limit - items.length, ...(cursor === null ? {} : { cursor }) };
    const given = { query: asked, ...(path === undefined ? {} : { path }) };
    // `path` is there where the operation has one, which its screen sees to
    const answer = recordOf(await call(name, given as unknown as Input<Name>, rest));
    items.push(...((answer['items'] ?? []) as ItemOf<Name>[]));
    cursor = textOrNull(answer['next_cursor']);
    lookedBackTo = textOrNull(answer['looked_back_to']) ?? lookedBackTo;
    const isFull = items.length >= query.limit;
    if (cursor === null || isFull || page >= PAGES_MAX || performance.now() >= untilMs)
      return { items, next: cursor, lookedBackTo, isCutShort: !isFull && cursor !== null };
  }
}

/** The same, kept and asked again as every read is. */
export function useFullPage<Name extends ListName>(
  name: Name,
  query: QueryOf<Name> & { limit: number },
  { path, isWanted = true }: Readonly<{ path?: Readonly<Record<string, string>>; isWanted?: boolean }> = {},
): UseQueryResult<FullPage<ItemOf<Name>>, Problem> {
  const merchantAccount = useAccount();
  return useQuery<FullPage<ItemOf<Name>>, Problem>({
    queryKey: keyOf(merchantAccount, name, { query, path, isFull: true }),
    queryFn: ({ signal }) =>
      readFullPage(name, query, { merchantAccount, signal, ...(path === undefined ? {} : { path }) }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
