import { load, type Load, requestBytes } from './load.ts';
import type { Rig } from './rig.ts';

const CONCURRENCY = 1;
const SECONDS = 2;
/** The two are measured in turn, so that whatever else the machine does falls on both. */
const ROUNDS = 3;
const BATCH = 50_000;

export type ListsResult = Readonly<{ rows: number; first: Load; last: Load; ratio: number }>;

/**
 * What a page of 20 transactions costs at the start and at the end of a long list: copies of one payment,
 * reached by its cursor from the other end.
 */
export async function benchLists(rig: Rig, rows: number, tell: (line: string) => void): Promise<ListsResult> {
  for (let made = 0; made < rows; made += BATCH) {
    tell(`list: ${made} of ${rows} rows`);
    await rig.db.query(COPY, [made, Math.min(BATCH, rows - made)]);
  }
  await rig.db.query(ANALYZE, []);
  const headers = { authorization: `Bearer ${await rig.token()}` };
  const lastPage = await pageBefore(rig, headers);
  const page = (path: string): Promise<Load> =>
    load(rig.url, {
      seconds: SECONDS,
      concurrency: CONCURRENCY,
      status: 200,
      next: () => requestBytes(rig.url, { method: 'GET', path, headers }),
    });
  tell('list: warming up');
  await page('/transactions?limit=20');
  const rounds: { first: Load; last: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ first: await page('/transactions?limit=20'), last: await page(lastPage) });
  const ratioOf = ({ first, last }: { first: Load; last: Load }): number => last.p50Ms / first.p50Ms;
  const [middle] = rounds
    .toSorted((one, other) => ratioOf(one) - ratioOf(other))
    .slice(Math.floor(ROUNDS / 2));
  if (middle === undefined) throw new Error('no round');
  return { rows, ...middle, ratio: ratioOf(middle) };
}

/**
 * Walks to within sight of the end by the filter on time, which the cursor does not forgive, and so asks for
 * the rows updated before the last few.
 */
async function pageBefore(rig: Rig, headers: Record<string, string>): Promise<string> {
  const [row] = await rig.db.query<{ updated_at: string }>(NEAR_THE_END, []);
  const path = `/transactions?limit=20&updated_at_lte=${encodeURIComponent(row?.updated_at ?? '')}`;
  const answer = await fetch(`${rig.url}${path}`, { headers });
  const body = (await answer.json()) as { items: unknown[]; next_cursor: string | null };
  if (body.items.length !== 20 || body.next_cursor === null)
    throw new Error(`expected a full page near the end, got ${body.items.length}`);
  return `${path}&cursor=${encodeURIComponent(body.next_cursor)}`;
}

const COPY = {
  name: 'bench_copy_transactions',
  text: `INSERT INTO transactions SELECT copy.*
    FROM (SELECT t AS original FROM transactions t ORDER BY created_at DESC LIMIT 1) one,
    generate_series($1::bigint + 1, $1::bigint + $2::bigint) serial,
    jsonb_populate_record(one.original, jsonb_build_object(
      'transaction_id', ('00000000-0000-7000-9000-' || lpad(to_hex(serial), 12, '0'))::uuid,
      'created_at', (one.original).created_at - serial * interval '1 second',
      'updated_at', (one.original).updated_at - serial * interval '1 second')) copy`,
} as const;
/** As autovacuum leaves a table some minutes after such a load. */
const ANALYZE = { name: 'bench_analyze', text: 'VACUUM (ANALYZE) transactions' } as const;
const NEAR_THE_END = {
  name: 'bench_near_the_end',
  text:
    'SELECT updated_at FROM transactions ORDER BY merchant_account_id, updated_at, transaction_id ' +
    'OFFSET 100 LIMIT 1',
} as const;
