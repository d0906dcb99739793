import { type Queryable, sql } from '../db.ts';

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
