import type { MerchantAccountId, ThreeDsScenarioId } from '../../domain/ids.ts';
import type { ScenarioOutcome } from '../../domain/three-d-secure/scenario.ts';
import { type Queryable, sql } from '../db.ts';
import { keyset, type PageRequest, type Slice, type SortKey, sortValues } from '../keyset.ts';

export type ThreeDsScenarioRow = ScenarioFields &
  Readonly<{
    merchant_account_id: MerchantAccountId;
    three_ds_scenario_id: ThreeDsScenarioId;
    position: number;
    created_at: string;
    updated_at: string;
  }>;

/** What a caller may set, and what the vault said of the card number. */
export type ScenarioFields = Readonly<{
  first_name: string | null;
  last_name: string | null;
  email_address: string | null;
  amount: bigint | null;
  external_identifier: string | null;
  card_prefix: string | null;
  card_fingerprint: string | null;
  card_shown: string | null;
  enrolled: boolean;
  version: string | null;
  authentication_status: ScenarioOutcome['authentication'];
  result_status: ScenarioOutcome['result'];
}>;

const FIELDS = [
  'first_name',
  'last_name',
  'email_address',
  'amount',
  'external_identifier',
  'card_prefix',
  'card_fingerprint',
  'card_shown',
  'enrolled',
  'version',
  'authentication_status',
  'result_status',
] as const;
const COLUMNS = `merchant_account_id, three_ds_scenario_id, position, ${FIELDS.join(', ')}, created_at, updated_at`;

const LOCK = sql(
  'three_ds_scenarios.lock',
  `SELECT merchant_account_id FROM merchant_accounts WHERE merchant_account_id = $1 FOR NO KEY UPDATE`,
);
/**
 * Before anything that changes the order; inside a SQL transaction. One change of a merchant account's rules
 * at a time.
 */
export async function lockThreeDsScenarios(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<void> {
  await tx.query(LOCK, [merchantAccountId]);
}

const ALL = sql(
  'three_ds_scenarios.all',
  `SELECT ${COLUMNS} FROM three_ds_scenarios WHERE merchant_account_id = $1 ORDER BY position`,
);
/** In the order in which they are tried. */
export function allThreeDsScenarios(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<ThreeDsScenarioRow[]> {
  return db.query<ThreeDsScenarioRow>(ALL, [merchantAccountId]);
}

const GET = sql(
  'three_ds_scenarios.get',
  `SELECT ${COLUMNS} FROM three_ds_scenarios WHERE merchant_account_id = $1 AND three_ds_scenario_id = $2`,
);
export async function getThreeDsScenarioById(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: ThreeDsScenarioId,
): Promise<ThreeDsScenarioRow | null> {
  const [row] = await db.query<ThreeDsScenarioRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const INSERT = sql(
  'three_ds_scenarios.insert',
  `INSERT INTO three_ds_scenarios (merchant_account_id, three_ds_scenario_id, position, created_at, updated_at,
    ${FIELDS.join(', ')})
   SELECT $1, $2, count(*), $3, $3, ${FIELDS.map((_, index) => `$${index + 4}`).join(', ')} FROM three_ds_scenarios
     WHERE merchant_account_id = $1
   RETURNING ${COLUMNS}`,
);
/** At the end of the order. */
export async function appendThreeDsScenario(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  id: ThreeDsScenarioId,
  fields: ScenarioFields,
  now: Date,
): Promise<void> {
  await tx.query(INSERT, [merchantAccountId, id, now, ...FIELDS.map((name) => fields[name])]);
}

const UPDATE = sql(
  'three_ds_scenarios.update',
  `UPDATE three_ds_scenarios SET ${FIELDS.map((name, index) => `${name} = $${index + 4}`).join(', ')}, updated_at = $3
   WHERE merchant_account_id = $1 AND three_ds_scenario_id = $2 RETURNING three_ds_scenario_id`,
);
export async function replaceThreeDsScenario(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  id: ThreeDsScenarioId,
  fields: ScenarioFields,
  now: Date,
): Promise<boolean> {
  return (
    (await tx.query(UPDATE, [merchantAccountId, id, now, ...FIELDS.map((name) => fields[name])])).length > 0
  );
}

const DELETE = sql(
  'three_ds_scenarios.delete',
  `DELETE FROM three_ds_scenarios WHERE merchant_account_id = $1 AND three_ds_scenario_id = $2
    RETURNING three_ds_scenario_id`,
);
export async function removeThreeDsScenario(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  id: ThreeDsScenarioId,
): Promise<boolean> {
  return (await tx.query(DELETE, [merchantAccountId, id])).length > 0;
}

const ORDER = sql(
  'three_ds_scenarios.order',
  `UPDATE three_ds_scenarios AS s SET position = o.place - 1
   FROM unnest($2::uuid[]) WITH ORDINALITY AS o (id, place)
   WHERE s.merchant_account_id = $1 AND s.three_ds_scenario_id = o.id AND s.position <> o.place - 1`,
);
/** `ids`: all of them, each once. */
export async function orderThreeDsScenarioRows(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  ids: readonly ThreeDsScenarioId[],
): Promise<void> {
  await tx.query(ORDER, [merchantAccountId, ids]);
}

const KEYS: readonly SortKey[] = [
  { expression: 'position', type: 'integer' },
  { expression: 'three_ds_scenario_id', type: 'uuid' },
];
const list = keyset<ThreeDsScenarioRow & Readonly<{ sort_values: readonly string[] }>>(
  'three_ds_scenarios.list',
  {
    select: `SELECT ${COLUMNS}, ${sortValues(KEYS)} FROM three_ds_scenarios WHERE merchant_account_id = $1`,
    values: 1,
    keys: KEYS,
    order: 'asc',
  },
);
export function listThreeDsScenarioRows(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  page: PageRequest,
): Promise<Slice<ThreeDsScenarioRow & Readonly<{ sort_values: readonly string[] }>>> {
  return list(db, [merchantAccountId], page);
}
