import { type Queryable, sql } from '../db.ts';

export type EpochRow = Readonly<{ instance_id: string; epoch: bigint; held_since: string | null }>;

const GET = sql('restore.epoch', `SELECT instance_id, epoch, held_since FROM instance`);
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

/** Operations on money whose outcome is not known. */
const OPEN = `SELECT FROM operations WHERE status IN ('sent', 'unknown') AND kind <> 'cancel-mandate'`;

const RELEASE = sql(
  'restore.release',
  `UPDATE instance SET held_since = NULL
   WHERE held_since IS NOT NULL AND ($1::boolean OR NOT EXISTS (${OPEN})) RETURNING epoch`,
);
/** True where writes go on now. `anyway`: a person says so, whatever is still open. */
export async function releaseWrites(db: Queryable, anyway: boolean): Promise<boolean> {
  return (await db.query(RELEASE, [anyway])).length === 1;
}
