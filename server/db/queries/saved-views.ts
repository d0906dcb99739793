import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { LIMITS } from './limits.ts';

export type SavedViewRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  saved_view_id: string;
  owner_id: string;
  owner_name: string;
  is_shared: boolean;
  screen: string;
  name: string;
  query: Readonly<Record<string, readonly string[]>>;
  created_at: string;
  updated_at: string;
}>;

const LIST = sql(
  'saved_views.list',
  `(SELECT * FROM saved_views WHERE merchant_account_id = $1 AND owner_id = $2
     AND ($3::text IS NULL OR screen = $3) LIMIT ${LIMITS.savedViews})
   UNION (SELECT * FROM saved_views WHERE merchant_account_id = $1 AND is_shared
     AND ($3::text IS NULL OR screen = $3) LIMIT ${LIMITS.sharedViews})
   ORDER BY name, saved_view_id`,
);
/** Those of an owner, and those that are shared. */
export function listSavedViewRows(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  ownerId: string,
  screen: string | null,
): Promise<SavedViewRow[]> {
  return db.query<SavedViewRow>(LIST, [merchantAccountId, ownerId, screen]);
}

const GET = sql(
  'saved_views.get',
  'SELECT * FROM saved_views WHERE merchant_account_id = $1 AND saved_view_id = $2',
);
export async function getSavedViewRow(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<SavedViewRow | null> {
  const [row] = await db.query<SavedViewRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const INSERT = sql(
  'saved_views.insert',
  'INSERT INTO saved_views SELECT r.* FROM jsonb_populate_record(NULL::saved_views, $1::jsonb) r RETURNING *',
);
export async function insertSavedView(db: Queryable, row: SavedViewRow): Promise<SavedViewRow> {
  const [made] = await db.query<SavedViewRow>(INSERT, [JSON.stringify(row)]);
  if (made === undefined) throw new Error('BUG: a saved view was not written');
  return made;
}

const UPDATE = sql(
  'saved_views.update',
  `UPDATE saved_views SET name = $3, query = $4, is_shared = $5, updated_at = $6
   WHERE merchant_account_id = $1 AND saved_view_id = $2 RETURNING *`,
);
/** Null: it is gone. */
export async function updateSavedViewRow(
  db: Queryable,
  { merchant_account_id, saved_view_id, name, query, is_shared }: SavedViewRow,
  now: Date,
): Promise<SavedViewRow | null> {
  const values = [merchant_account_id, saved_view_id, name, JSON.stringify(query), is_shared, now];
  const [row] = await db.query<SavedViewRow>(UPDATE, values);
  return row ?? null;
}

const DELETE = sql(
  'saved_views.delete',
  'DELETE FROM saved_views WHERE merchant_account_id = $1 AND saved_view_id = $2 RETURNING saved_view_id',
);
export async function deleteSavedViewRow(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<boolean> {
  return (await db.query(DELETE, [merchantAccountId, id])).length > 0;
}
