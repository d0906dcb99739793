import type { Db } from '../../server/db/db.ts';
import { isObject } from '../../server/domain/json.ts';
import type { TestAnswer } from '../harness/index.ts';

/** What a request did, as `place=value` lines: its answer, and the rows that it wrote, ours and the processors'. */
export type ObservedEffects = readonly string[];

/** Copies of requests: that a field stands there is no effect. */
const COPIES: Readonly<Record<string, readonly string[]>> = {
  transactions: ['request'],
  operations: ['details'],
  gift_card_operations: ['details'],
  audit_logs: ['resource'],
  idempotency_keys: ['request_hash'],
};

/** Runs `act` and tells what came of it. */
export async function observe(db: Db, act: () => Promise<TestAnswer>) {
  const since = await nextTransaction(db);
  const answer = await act();
  const rows = await rowsSince(db, since);
  const lines = [
    `status=${answer.status}`,
    ...flat('answer', answer.body),
    ...rows.flatMap(({ name, row }) => flat(name, row)),
  ];
  return { answer, observed: lines.toSorted() } as const;
}

/** Where two observations of one and the same request differ, nothing can be told from a difference. */
export function noiseOf(one: ObservedEffects, other: ObservedEffects): ReadonlySet<string> {
  return new Set(difference(one, other).map(placeOf));
}

export function differ(one: ObservedEffects, other: ObservedEffects, noise: ReadonlySet<string>): boolean {
  return difference(one, other).some((line) => !noise.has(placeOf(line)));
}

function difference(one: ObservedEffects, other: ObservedEffects): readonly string[] {
  const left = [...other];
  const missing = one.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...missing, ...left];
}

function placeOf(line: string): string {
  return line.slice(0, line.indexOf('='));
}

function flat(place: string, value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => flat(`${place}[]`, item));
  if (isObject(value))
    return Object.entries(value).flatMap(([name, member]) => flat(`${place}.${name}`, member));
  return [`${place}=${String(value)}`];
}

async function nextTransaction(db: Db): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    { name: '', text: 'SELECT pg_current_xact_id()::text AS id' },
    [],
  );
  return row?.id ?? '0';
}

let statement: string | null = null;

async function rowsSince(db: Db, since: string) {
  statement ??= await changedRows(db);
  // By its name, so that it is planned once a connection: that takes longer than running it.
  return db.query<{ name: string; row: unknown }>({ name: 'observed_rows', text: statement }, [since]);
}

async function changedRows(db: Db): Promise<string> {
  const tables = await db.query<{ schema: string; name: string }>(
    {
      name: '',
      text: `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
        WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'
          AND table_name NOT IN ('rate_limits', 'access_log')`,
    },
    [],
  );
  return tables
    .map(({ schema, name }) => {
      const copies = (COPIES[name] ?? []).map((column) => ` - '${column}'`).join('');
      return `SELECT '${name}' AS name, to_jsonb(t)${copies} AS row FROM "${schema}"."${name}" t
        WHERE age(t.xmin) < age($1::xid8::xid)`;
    })
    .join(' UNION ALL ');
}
