import { type Queryable, sql } from '../db.ts';

export type EpochRow = Readonly<{
  instance_id: string;
  epoch: bigint;
  held_since: string | null;
  /** The database's clock. */
  now: string;
}>;

const GET = sql(
  'restore.epoch',
  `SELECT instance_id, epoch, held_since, clock_timestamp() AS now FROM instance`,
  ['now'],
);
export async function getEpoch(db: Queryable): Promise<EpochRow | null> {
  return (await db.query<EpochRow>(GET, []))[0] ?? null;
}

const RAISE = sql('restore.raise', `UPDATE instance SET epoch = epoch + 1`);
export async function raiseEpoch(db: Queryable): Promise<void> {
  await db.query(RAISE, []);
}

const HOLD = sql(
  'restore.hold',
  `UPDATE instance SET epoch = $1::bigint + 1, held_since = coalesce(held_since, $2) WHERE epoch < $1
   RETURNING epoch`,
);
/** The database is older than `epoch`. False: another process saw it first. */
export async function holdWrites(db: Queryable, epoch: bigint, machineNow: Date): Promise<boolean> {
  return (await db.query(HOLD, [epoch, machineNow])).length === 1;
}

const DOUBT_RECEIPTS = sql(
  'restore.doubt_receipts',
  `UPDATE operations o SET status = 'unknown', detail = $1
   FROM (SELECT merchant_account_id, operation_id FROM operations
         WHERE due_at IS NOT NULL AND kind = 'receipt' AND status = 'sent' LIMIT $2) open
   WHERE o.merchant_account_id = open.merchant_account_id AND o.operation_id = open.operation_id
     AND o.status = 'sent'
   RETURNING o.operation_id`,
);
/**
 * Of receipts that are to be sent nobody knows any more whether they were. How many there were, `limit` at most.
 * `detail`: what is said of them.
 */
export async function doubtReceipts(db: Queryable, detail: string, limit: number): Promise<number> {
  return (await db.query<{ operation_id: string }>(DOUBT_RECEIPTS, [detail, limit])).length;
}

/** What nobody knows the end of, each by an index of its own: unknown; to be seen to; and given up by the worker. */
const OPEN = [
  `status = 'unknown'`,
  `status = 'sent' AND due_at IS NOT NULL`,
  `status = 'sent' AND due_at IS NULL`,
];
const RELEASE = sql(
  'restore.release',
  'UPDATE instance SET held_since = NULL WHERE held_since = $1::timestamptz RETURNING epoch',
);
const HELD = sql('restore.held', 'SELECT held_since FROM instance');
const HAS_OPEN = sql(
  'restore.has_open',
  `SELECT ${OPEN.map(
    (open) =>
      `EXISTS (SELECT true FROM operations WHERE ${open} AND kind NOT IN ('cancel-mandate', 'receipt'))`,
  ).join(' OR ')} AS is_open`,
);
/**
 * Writes go on once no operation on money is left whose outcome is not known. True where they do. `anyway`: a person
 * says so, whatever is still open. While they wait none is begun, so what was looked up stays true.
 */
export async function releaseWrites(db: Queryable, anyway: boolean): Promise<boolean> {
  const [held] = await db.query<{ held_since: string | null }>(HELD, []);
  if (held === undefined || held.held_since === null) return false;
  const [found] = anyway ? [] : await db.query<{ is_open: boolean }>(HAS_OPEN, []);
  return found?.is_open !== true && (await db.query(RELEASE, [held.held_since])).length === 1;
}
