import type { FraudListEffect, FraudListKind, FraudListReason } from '../../domain/fraud-list.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import type { NameFor } from '../answer-types.ts';
import { type Queryable, sql } from '../db.ts';
import { type FilterTable, type FiltersOf, filterSql } from '../filter-table.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';

export type FraudListEntryRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  fraud_list_entry_id: string;
  effect: FraudListEffect;
  kind: FraudListKind;
  value: string;
  label: string | null;
  reason: FraudListReason | null;
  note: string | null;
  transaction_id: string | null;
  creator_name: string | null;
  expires_at: string | null;
  created_at: string;
}>;

const INSERT = sql(
  'fraud_lists.insert',
  `INSERT INTO fraud_list_entries AS e (merchant_account_id, fraud_list_entry_id, kind, value, label, reason, note,
     transaction_id, creator_name, expires_at, created_at, effect)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   ON CONFLICT (merchant_account_id, kind, value) DO UPDATE SET
     fraud_list_entry_id = excluded.fraud_list_entry_id, label = excluded.label, reason = excluded.reason,
     note = excluded.note, transaction_id = excluded.transaction_id, creator_name = excluded.creator_name,
     expires_at = excluded.expires_at, created_at = excluded.created_at, effect = excluded.effect
   WHERE e.expires_at <= excluded.created_at
   RETURNING *`,
);
/** In the place of one that is over. Null where there is one that is not. */
export async function insertFraudListEntry(
  db: Queryable,
  row: FraudListEntryRow,
): Promise<FraudListEntryRow | null> {
  const [made] = await db.query<FraudListEntryRow>(INSERT, [
    ...[
      row.merchant_account_id,
      row.fraud_list_entry_id,
      row.kind,
      row.value,
      row.label,
      row.reason,
      row.note,
    ],
    ...[row.transaction_id, row.creator_name, row.expires_at, row.created_at, row.effect],
  ]);
  return made ?? null;
}

const GET = sql(
  'fraud_lists.get',
  `SELECT * FROM fraud_list_entries
   WHERE merchant_account_id = $1 AND fraud_list_entry_id = $2 AND (expires_at IS NULL OR expires_at > $3)`,
);
export async function getFraudListEntry(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  now: Date,
): Promise<FraudListEntryRow | null> {
  const [row] = await db.query<FraudListEntryRow>(GET, [merchantAccountId, id, now]);
  return row ?? null;
}

const DELETE = sql(
  'fraud_lists.delete',
  `DELETE FROM fraud_list_entries WHERE merchant_account_id = $1 AND fraud_list_entry_id = $2
   RETURNING fraud_list_entry_id`,
);
export async function deleteFraudListEntry(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<boolean> {
  return (await db.query(DELETE, [merchantAccountId, id])).length > 0;
}

const KINDS = sql(
  'fraud_lists.kinds',
  `SELECT k.kind FROM unnest($2::text[]) k (kind) WHERE EXISTS (
     SELECT FROM fraud_list_entries e WHERE e.merchant_account_id = $1 AND e.kind = k.kind)`,
);
/** Which of these kinds there are entries of. */
export async function kindsListed(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  kinds: readonly FraudListKind[],
): Promise<readonly FraudListKind[]> {
  const rows = await db.query<{ kind: FraudListKind }>(KINDS, [merchantAccountId, kinds]);
  return rows.map(({ kind }) => kind);
}

export type MetEntry = Pick<FraudListEntryRow, 'effect' | 'fraud_list_entry_id' | 'kind' | 'reason'>;
const MET = sql(
  'fraud_lists.met',
  `SELECT e.effect, e.fraud_list_entry_id, e.kind, e.reason
   FROM unnest($2::text[], $3::text[]) m (kind, value)
   JOIN fraud_list_entries e ON e.merchant_account_id = $1 AND e.kind = m.kind AND e.value = m.value
   WHERE e.expires_at IS NULL OR e.expires_at > $4
   ORDER BY e.effect = 'allow' DESC, e.created_at, e.fraud_list_entry_id LIMIT 1`,
);
/** The oldest entry for one of these values that allows, else the oldest that blocks. */
export async function metEntry(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  values: readonly Readonly<{ kind: FraudListKind; value: string }>[],
  now: Date,
): Promise<MetEntry | null> {
  const kinds = values.map(({ kind }) => kind);
  const texts = values.map(({ value }) => value);
  const [row] = await db.query<MetEntry>(MET, [merchantAccountId, kinds, texts, now]);
  return row ?? null;
}

const FILTERS = {
  effect: ['text', 'e.effect = ?'],
  kinds: ['text[]', 'e.kind = ANY (?)'],
  value: ['text', 'e.value = ?'],
  liveAt: ['timestamptz', '(e.expires_at IS NULL OR e.expires_at > ?)'],
} as const satisfies FilterTable;
export type FraudListFilters = FiltersOf<typeof FILTERS>;
const { names, optional, values } = filterSql(FILTERS);

export type FraudListRow = FraudListEntryRow & Readonly<{ sort_values: readonly string[] }>;
/** Ids have the time at which they were made. */
const SORT_KEYS: readonly SortKey[] = [{ expression: 'e.fraud_list_entry_id', type: 'uuid' }];
const LIST: NameFor<FraudListRow> = 'fraud_lists.list';
const list = filteredKeyset<FraudListRow>(LIST, {
  row: 'e',
  from: 'fraud_list_entries e',
  where: 'e.merchant_account_id = $1',
  filters: optional(),
  values: names.length + 1,
  keys: SORT_KEYS,
});

/** Newest first. */
export function listFraudListEntries(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: FraudListFilters,
  page: PageRequest,
): Promise<Slice<FraudListRow>> {
  return list(db, [merchantAccountId, ...values(filters)], page);
}
