import { randomToken } from '../../platform/entropy.ts';
import { type Db, type Queryable, sql } from '../db.ts';

export type InstanceRow = Readonly<{
  instance_id: string;
  cursor_key: Buffer;
  environment: 'sandbox' | 'production';
}>;

const ensure = sql(
  'ensure_instance',
  `WITH made AS (
     INSERT INTO instance (instance_id, cursor_key, environment, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (one) DO NOTHING RETURNING instance_id, cursor_key, environment
   )
   SELECT instance_id, cursor_key, environment FROM made UNION ALL SELECT instance_id, cursor_key, environment
     FROM instance`,
);

/**
 * The instance's row, made on first use. Of two nodes that start at once, both get the one that was kept:
 * call again where the answer is empty.
 */
export async function ensureInstance(
  db: Queryable,
  values: Readonly<{
    instanceId: string;
    cursorKey: Buffer;
    environment: InstanceRow['environment'];
    now: Date;
  }>,
): Promise<InstanceRow | null> {
  const rows = await db.query<InstanceRow>(ensure, [
    values.instanceId,
    values.cursorKey,
    values.environment,
    values.now,
  ]);
  return rows[0] ?? null;
}

const find = sql('find_instance', `SELECT instance_id, cursor_key, environment FROM instance`);

export async function findInstance(db: Queryable): Promise<InstanceRow | null> {
  return (await db.query<InstanceRow>(find, []))[0] ?? null;
}

const look = sql(
  'look_at_database',
  `SELECT current_setting('transaction_read_only') = 'on' AS is_read_only FROM instance`,
  ['is_read_only'],
);

/** Whether it answers, and whether it says that it takes no writes. */
export async function isReadOnly(db: Queryable): Promise<boolean> {
  return (await db.query<{ is_read_only: boolean }>(look, []))[0]?.is_read_only === true;
}

/** Several pages: what is left on those that a table already has would say nothing of a full disk. */
const TRIAL_BYTES = 65_536;

const tryWrite = sql(
  'try_write',
  `INSERT INTO idempotency_keys (merchant_account_id, operation, key, request_hash, owner_id, lease_until, expires_at,
     response_body, completed_at)
   VALUES ('', 'health', $1, '', $2::uuid, now(), now(), $3, now())`,
);
const forgetTrial = sql(
  'forget_written_trial',
  `DELETE FROM idempotency_keys WHERE merchant_account_id = '' AND operation = 'health' AND key = $1`,
);

/** Writes something, and takes it back. Throws where the database still takes nothing that is to be kept. */
export async function tryToWrite(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(tryWrite, [id, id, randomToken(TRIAL_BYTES)]);
    await tx.query(forgetTrial, [id]);
  });
}
