import { type Queryable, sql } from '../db.ts';

export type AccessRow = Readonly<{
  seq: bigint;
  at: string;
  merchant_account_id: string;
  record_id: string | null;
  field: string;
  actor: string;
  purpose: string;
  mac: Buffer;
}>;

const insert = sql(
  'vault_insert_accesses',
  `
  INSERT INTO vault.access_log (stream_id, seq, at, merchant_account_id, record_id, field, actor, purpose, mac)
  SELECT $1, given.* FROM unnest($2::bigint[], $3::timestamptz[], $4::text[], $5::uuid[], $6::text[], $7::text[],
    $8::text[], $9::bytea[])
    AS given (seq, at, merchant_account_id, record_id, field, actor, purpose, mac)
  ON CONFLICT DO NOTHING`,
);

/** Appends entries. Safe to repeat after a lost connection: what is there already stays as it is. */
export async function insertAccesses(
  db: Queryable,
  streamId: string,
  rows: readonly AccessRow[],
): Promise<void> {
  await db.query(insert, [
    streamId,
    rows.map(({ seq }) => seq.toString()),
    rows.map(({ at }) => at),
    rows.map(({ merchant_account_id }) => merchant_account_id),
    rows.map(({ record_id }) => record_id),
    rows.map(({ field }) => field),
    rows.map(({ actor }) => actor),
    rows.map(({ purpose }) => purpose),
    rows.map(({ mac }) => mac),
  ]);
}

const after = sql(
  'vault_accesses_after',
  `
  SELECT seq, at, merchant_account_id, record_id, field, actor, purpose, mac FROM vault.access_log
  WHERE stream_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
);

export async function selectAccessesAfter(
  db: Queryable,
  streamId: string,
  seq: bigint,
  limit: number,
): Promise<readonly AccessRow[]> {
  return db.query<AccessRow>(after, [streamId, seq.toString(), limit]);
}

/** Of UUIDs. */
const BEFORE_EVERY_ID = '00000000-0000-0000-0000-000000000000';

const streams = sql(
  'vault_access_streams',
  `
  SELECT stream_id AS id FROM vault.access_log WHERE stream_id > $1 ORDER BY stream_id LIMIT 1`,
);

/** Every stream that has entries, without reading them all. */
export async function selectAccessStreams(db: Queryable): Promise<readonly string[]> {
  const found: string[] = [];
  for (;;) {
    const [next] = await db.query<{ id: string }>(streams, [found.at(-1) ?? BEFORE_EVERY_ID]);
    if (next === undefined) return found;
    found.push(next.id);
  }
}
