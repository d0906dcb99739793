import { type Queryable, sql } from '../db.ts';

export type InstanceRow = Readonly<{ instance_id: string; cursor_key: Buffer }>;

const ensure = sql(
  'ensure_instance',
  `WITH made AS (
     INSERT INTO instance (instance_id, cursor_key, created_at) VALUES ($1, $2, $3) ON CONFLICT (one) DO NOTHING RETURNING instance_id, cursor_key
   )
   SELECT instance_id, cursor_key FROM made UNION ALL SELECT instance_id, cursor_key FROM instance`,
);

/**
 * The instance's row, made on first use. Of two nodes that start at once, both get the one that was kept:
 * call again where the answer is empty.
 */
export async function ensureInstance(
  db: Queryable,
  values: Readonly<{ instanceId: string; cursorKey: Buffer; now: Date }>,
): Promise<InstanceRow | null> {
  const rows = await db.query<InstanceRow>(ensure, [values.instanceId, values.cursorKey, values.now]);
  return rows[0] ?? null;
}

const find = sql('find_instance', `SELECT instance_id, cursor_key FROM instance`);

export async function findInstance(db: Queryable): Promise<InstanceRow | null> {
  return (await db.query<InstanceRow>(find, []))[0] ?? null;
}
