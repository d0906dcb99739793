import { type Queryable, sql } from '../db.ts';

export type EpochRow = Readonly<{ epoch: bigint; held_since: string | null }>;

const GET = sql('restore.epoch', `SELECT epoch, held_since FROM instance`);
export async function getEpoch(db: Queryable): Promise<EpochRow | null> {
  return (await db.query<EpochRow>(GET, []))[0] ?? null;
}

const RAISE = sql('restore.raise', `UPDATE instance SET epoch = epoch + 1 RETURNING epoch, held_since`);
export async function raiseEpoch(db: Queryable): Promise<EpochRow | null> {
  return (await db.query<EpochRow>(RAISE, []))[0] ?? null;
}

const HOLD = sql(
  'restore.hold',
  `UPDATE instance SET epoch = $1::bigint + 1, held_since = coalesce(held_since, $2) WHERE epoch < $1
   RETURNING epoch, held_since`,
);
/** The database is older than `epoch`. Null: another process saw it first. */
export async function holdWrites(db: Queryable, epoch: bigint, machineNow: Date): Promise<EpochRow | null> {
  return (await db.query<EpochRow>(HOLD, [epoch, machineNow]))[0] ?? null;
}

/** Operations on money whose outcome is not known, in every table that has some. */
const OPEN = `SELECT FROM operations WHERE status IN ('sent', 'unknown') AND kind <> 'cancel-mandate'
  UNION ALL SELECT FROM gift_card_operations WHERE status IN ('sent', 'unknown')`;

const RELEASE = sql(
  'restore.release',
  `UPDATE instance SET held_since = NULL
   WHERE held_since IS NOT NULL AND ($1::boolean OR NOT EXISTS (${OPEN})) RETURNING epoch, held_since`,
);
/** True where writes go on now. `anyway`: a person says so, whatever is still open. */
export async function releaseWrites(db: Queryable, anyway: boolean): Promise<boolean> {
  return (await db.query<EpochRow>(RELEASE, [anyway])).length === 1;
}
