import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { LIMITS } from './limits.ts';

export type InsightsPresetRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  insights_preset_id: string;
  source: 'authentication' | 'authorization' | 'monitoring';
  metric: 'volume' | 'transactions' | 'auth_rate';
  display_name: string;
  filters: Readonly<Record<string, string | readonly string[]>>;
  created_at: string;
  updated_at: string;
}>;

const INSERT = sql(
  'insights_presets.insert',
  `INSERT INTO insights_presets
   SELECT r.* FROM jsonb_populate_record(NULL::insights_presets, $1::jsonb) r
   WHERE (SELECT count(*) FROM insights_presets p
     WHERE p.merchant_account_id = $2 AND p.source = $3) < ${LIMITS.insightsPresets}
   RETURNING *`,
);
/** Null where there are as many as there may be. */
export async function insertPreset(db: Queryable, row: InsightsPresetRow): Promise<InsightsPresetRow | null> {
  const [made] = await db.query<InsightsPresetRow>(INSERT, [
    JSON.stringify(row),
    row.merchant_account_id,
    row.source,
  ]);
  return made ?? null;
}

const LIST = sql(
  'insights_presets.list',
  `SELECT * FROM insights_presets WHERE merchant_account_id = $1 AND source = $2
   ORDER BY created_at, insights_preset_id LIMIT ${LIMITS.insightsPresets}`,
);
/** In the order in which they were saved. */
export function listPresets(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  source: string,
): Promise<InsightsPresetRow[]> {
  return db.query<InsightsPresetRow>(LIST, [merchantAccountId, source]);
}

const RENAME = sql(
  'insights_presets.rename',
  `UPDATE insights_presets SET display_name = $4, updated_at = $5
   WHERE merchant_account_id = $1 AND source = $2 AND insights_preset_id = $3 RETURNING *`,
);
type PresetKey = Readonly<{ merchantAccountId: MerchantAccountId; source: string; id: string }>;
export async function renamePreset(
  db: Queryable,
  { merchantAccountId, source, id }: PresetKey,
  displayName: string,
  now: Date,
): Promise<InsightsPresetRow | null> {
  const [row] = await db.query<InsightsPresetRow>(RENAME, [merchantAccountId, source, id, displayName, now]);
  return row ?? null;
}

const DELETE = sql(
  'insights_presets.delete',
  `DELETE FROM insights_presets WHERE merchant_account_id = $1 AND source = $2 AND insights_preset_id = $3
   RETURNING insights_preset_id`,
);
/** False: there is none. */
export async function deletePreset(
  db: Queryable,
  { merchantAccountId, source, id }: PresetKey,
): Promise<boolean> {
  return (await db.query(DELETE, [merchantAccountId, source, id])).length > 0;
}
