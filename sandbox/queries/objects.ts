import { type Queryable, sql } from '../../server/db/db.ts';
import type { BookKey } from './payments.ts';

/**
 * What simulated processors of real companies keep in their own words. Nothing outside `sandbox/processors` reads
 * it.
 */
export type SimulatedObject<Body = Readonly<Record<string, unknown>>> = Readonly<{
  object_id: string;
  kind: string;
  parent_id: string | null;
  body: Body;
  created_at: string;
}>;

// What a body is, only its simulator knows.
const GET = sql<string>(
  'simulator.get_object',
  `SELECT object_id, kind, parent_id, body, created_at FROM simulator.objects
    WHERE merchant_account_id = $1 AND processor = $2 AND object_id = $3`,
);
export async function getObject<Body>(
  db: Queryable,
  { account, processor }: BookKey,
  id: string,
): Promise<SimulatedObject<Body> | null> {
  return (await db.query<SimulatedObject<Body>>(GET, [account, processor, id]))[0] ?? null;
}

const LOCK = sql<string>(
  'simulator.lock_object',
  `SELECT object_id, kind, parent_id, body, created_at FROM simulator.objects
    WHERE merchant_account_id = $1 AND processor = $2 AND object_id = $3 FOR UPDATE`,
);
export async function lockObject<Body>(
  tx: Queryable,
  { account, processor }: BookKey,
  id: string,
): Promise<SimulatedObject<Body> | null> {
  return (await tx.query<SimulatedObject<Body>>(LOCK, [account, processor, id]))[0] ?? null;
}

const ADD = sql(
  'simulator.add_object',
  `INSERT INTO simulator.objects (merchant_account_id, processor, object_id, kind, parent_id, body, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (merchant_account_id, processor, object_id) DO NOTHING RETURNING object_id`,
);
/** False: there is one with this id. Waits for another transaction that is just making it. */
export async function addObject(
  tx: Queryable,
  { account, processor }: BookKey,
  made: Readonly<{ id: string; kind: string; parentId?: string | null; body: unknown }>,
  now: Date,
): Promise<boolean> {
  const values = [
    account,
    processor,
    made.id,
    made.kind,
    made.parentId ?? null,
    JSON.stringify(made.body),
    now,
  ];
  return (await tx.query(ADD, values)).length === 1;
}

const CHANGE = sql(
  'simulator.change_object',
  `UPDATE simulator.objects SET body = $4 WHERE merchant_account_id = $1 AND processor = $2 AND object_id = $3`,
);
export async function changeObject(
  tx: Queryable,
  { account, processor }: BookKey,
  id: string,
  body: unknown,
): Promise<void> {
  await tx.query(CHANGE, [account, processor, id, JSON.stringify(body)]);
}

const REMOVE = sql(
  'simulator.remove_object',
  `DELETE FROM simulator.objects WHERE merchant_account_id = $1 AND processor = $2 AND object_id = $3`,
);
export async function removeObject(
  tx: Queryable,
  { account, processor }: BookKey,
  id: string,
): Promise<void> {
  await tx.query(REMOVE, [account, processor, id]);
}

const LIST = sql<string>(
  'simulator.list_objects',
  `SELECT object_id, kind, parent_id, body, created_at FROM simulator.objects
    WHERE merchant_account_id = $1 AND processor = $2 AND kind = $3 AND ($4::text IS NULL OR parent_id = $4)
    ORDER BY created_at DESC, object_id DESC LIMIT 1000`,
);
/** Newest first. */
export function listObjects<Body>(
  db: Queryable,
  { account, processor }: BookKey,
  kind: string,
  parentId: string | null = null,
): Promise<SimulatedObject<Body>[]> {
  return db.query<SimulatedObject<Body>>(LIST, [account, processor, kind, parentId]);
}
