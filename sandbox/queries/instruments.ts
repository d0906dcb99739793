import { type Queryable, sql } from '../../server/db/db.ts';
import type { BookKey } from './payments.ts';

/**
 * What simulated processors keep of an instrument that they made a token of. Nothing outside
 * `sandbox/processors` reads it.
 */
export type SimulatedInstrument = Readonly<{
  reference: string;
  instrument_id: string;
  token: string;
  status: 'waiting' | 'active' | 'refused' | 'deleted';
  code: string | null;
  instrument: Readonly<Record<string, unknown>>;
  return_url: string | null;
}>;

const COLUMNS = 'reference, instrument_id, token, status, code, instrument, return_url';

const OPEN = sql(
  'simulator.open_instrument',
  `INSERT INTO simulator.stored_instruments (merchant_account_id, processor, reference, instrument_id, token, status,
    code, instrument, return_url, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
   ON CONFLICT (merchant_account_id, processor, reference) DO UPDATE
     SET updated_at = simulator.stored_instruments.updated_at
   RETURNING ${COLUMNS}`,
);
/** The one that the same request made before, where there is one. */
export async function openSimulatedInstrument(
  db: Queryable,
  { account, processor }: BookKey,
  made: SimulatedInstrument,
  now: Date,
): Promise<SimulatedInstrument> {
  const [row] = await db.query<SimulatedInstrument>(OPEN, [
    account,
    processor,
    made.reference,
    made.instrument_id,
    made.token,
    made.status,
    made.code,
    JSON.stringify(made.instrument),
    made.return_url,
    now,
  ]);
  if (row === undefined) throw new Error('BUG: an upsert gave no row');
  return row;
}

const FIND = sql(
  'simulator.find_instrument',
  `SELECT ${COLUMNS} FROM simulator.stored_instruments
    WHERE merchant_account_id = $1 AND processor = $2 AND (reference = $3 OR token = $3 OR instrument_id::text = $3)`,
);
/** By our reference, its token, or its id. */
export async function findSimulatedInstrument(
  db: Queryable,
  { account, processor }: BookKey,
  name: string,
): Promise<SimulatedInstrument | null> {
  return (await db.query<SimulatedInstrument>(FIND, [account, processor, name]))[0] ?? null;
}

const CHANGE = sql(
  'simulator.change_instrument',
  `UPDATE simulator.stored_instruments SET status = $4, code = $5, updated_at = $6
   WHERE merchant_account_id = $1 AND processor = $2 AND instrument_id = $3 AND status = ANY ($7::text[])
     RETURNING ${COLUMNS}`,
);
/** Null: it is not in one of the states `from`. */
export async function changeSimulatedInstrument(
  db: Queryable,
  { account, processor }: BookKey,
  id: string,
  to: Readonly<{
    status: SimulatedInstrument['status'];
    code: string | null;
    from: readonly SimulatedInstrument['status'][];
  }>,
  now: Date,
): Promise<SimulatedInstrument | null> {
  return (
    (
      await db.query<SimulatedInstrument>(CHANGE, [account, processor, id, to.status, to.code, now, to.from])
    )[0] ?? null
  );
}
