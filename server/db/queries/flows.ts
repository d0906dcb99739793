import type { MerchantAccountId } from '../../domain/ids.ts';
import type { FlowName, Rule } from '../../domain/flow/rule.ts';
import { type Queryable, sql } from '../db.ts';
import { AFTER_UPDATED_AT } from './json-rows.ts';
import { type SortKey, keyset, sortValues } from '../keyset.ts';

/** What made a version. */
export type FlowCause =
  | 'rule-created'
  | 'rule-updated'
  | 'rule-deleted'
  | 'rules-ordered'
  | 'restored'
  | 'published'
  | 'experiment-ended';
export type FlowCreator = Readonly<{ id: string; name: string; email_address: string }>;

export type FlowVersionRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  flow: FlowName;
  number: number;
  rules: readonly Rule[];
  cause: FlowCause;
  description: string | null;
  creator: FlowCreator | null;
  created_at: string;
}>;

const LIVE = sql(
  'flow_versions.live',
  `SELECT k.flow, v.number, CASE WHEN v.number <> k.number THEN v.rules END AS rules
   FROM unnest($2::text[], $3::integer[]) AS k (flow, number)
   CROSS JOIN LATERAL (SELECT number, rules FROM flow_versions
     WHERE merchant_account_id = $1 AND flow = k.flow ORDER BY number DESC LIMIT 1) v`,
);
/** The versions that count. `known`: which ones the caller has; the rules of these are null. */
export function liveFlowVersions(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  known: ReadonlyMap<FlowName, number>,
): Promise<Readonly<{ flow: FlowName; number: number; rules: readonly Rule[] | null }>[]> {
  return db.query(LIVE, [merchantAccountId, [...known.keys()], [...known.values()]]);
}

const LATEST = sql(
  'flow_versions.latest',
  `SELECT * FROM flow_versions WHERE merchant_account_id = $1 AND flow = $2 ORDER BY number DESC LIMIT 1`,
);
/** Null: no rule was ever written. */
export async function latestFlowVersion(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
): Promise<FlowVersionRow | null> {
  const [row] = await db.query<FlowVersionRow>(LATEST, [merchantAccountId, flow]);
  return row ?? null;
}

const GET = sql(
  'flow_versions.get',
  `SELECT * FROM flow_versions WHERE merchant_account_id = $1 AND flow = $2 AND number = $3`,
);
export async function getFlowVersion(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
  number: number,
): Promise<FlowVersionRow | null> {
  const [row] = await db.query<FlowVersionRow>(GET, [merchantAccountId, flow, number]);
  return row ?? null;
}

const INSERT = sql(
  'flow_versions.insert',
  `INSERT INTO flow_versions (merchant_account_id, flow, number, rules, cause, description, creator, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (merchant_account_id, flow, number) DO NOTHING RETURNING number`,
);
/** False: somebody else wrote this number first. */
export async function insertFlowVersion(
  db: Queryable,
  row: Omit<FlowVersionRow, 'created_at'>,
  now: Date,
): Promise<boolean> {
  const written = await db.query(INSERT, [
    row.merchant_account_id,
    row.flow,
    row.number,
    JSON.stringify(row.rules),
    row.cause,
    row.description,
    row.creator === null ? null : JSON.stringify(row.creator),
    now,
  ]);
  return written.length > 0;
}

const BY_NUMBER: readonly SortKey[] = [{ expression: 'number', type: 'integer' }];
/** Newest first, without their rules. Values: merchant account, flow. */
export const listFlowVersions = keyset<
  Omit<FlowVersionRow, 'rules'> & { rule_count: number; sort_values: string[] }
>('flow_versions.list', {
  select: `SELECT merchant_account_id, flow, number, cause, description, creator, created_at,
      jsonb_array_length(rules) AS rule_count, ${sortValues(BY_NUMBER)}
    FROM flow_versions WHERE merchant_account_id = $1 AND flow = $2`,
  values: 2,
  keys: BY_NUMBER,
});

export type FlowDraftRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  flow_draft_id: string;
  flow: FlowName;
  version: bigint;
  base_number: number;
  rules: readonly Rule[];
  description: string | null;
  created_at: string;
  updated_at: string;
}>;

const GET_DRAFT = sql(
  'flow_drafts.get',
  `SELECT * FROM flow_drafts WHERE merchant_account_id = $1 AND flow = $2 AND flow_draft_id = $3`,
);
export async function getFlowDraft(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
  id: string,
): Promise<FlowDraftRow | null> {
  const [row] = await db.query<FlowDraftRow>(GET_DRAFT, [merchantAccountId, flow, id]);
  return row ?? null;
}

const INSERT_DRAFT = sql(
  'flow_drafts.insert',
  `INSERT INTO flow_drafts (merchant_account_id, flow_draft_id, flow, version, base_number, rules, description,
    created_at, updated_at)
   VALUES ($1, $2, $3, 1, $4, $5, $6, $7, $7) RETURNING *`,
);
export async function insertFlowDraft(
  db: Queryable,
  draft: Pick<
    FlowDraftRow,
    'merchant_account_id' | 'flow_draft_id' | 'flow' | 'base_number' | 'rules' | 'description'
  >,
  now: Date,
): Promise<FlowDraftRow> {
  const [row] = await db.query<FlowDraftRow>(INSERT_DRAFT, [
    draft.merchant_account_id,
    draft.flow_draft_id,
    draft.flow,
    draft.base_number,
    JSON.stringify(draft.rules),
    draft.description,
    now,
  ]);
  if (row === undefined) throw new Error('BUG: a draft was not written');
  return row;
}

const UPDATE_DRAFT = sql(
  'flow_drafts.update',
  `UPDATE flow_drafts SET version = version + 1, rules = $4, description = $5,
     updated_at = greatest($6::timestamptz, ${AFTER_UPDATED_AT})
   WHERE merchant_account_id = $1 AND flow_draft_id = $2 AND version = $3 RETURNING *`,
);
/** Null: somebody else changed it first. */
export async function updateFlowDraft(
  db: Queryable,
  { merchant_account_id, flow_draft_id, version }: FlowDraftRow,
  change: Pick<FlowDraftRow, 'rules' | 'description'>,
  now: Date,
): Promise<FlowDraftRow | null> {
  const values = [
    merchant_account_id,
    flow_draft_id,
    version,
    JSON.stringify(change.rules),
    change.description,
    now,
  ];
  const [row] = await db.query<FlowDraftRow>(UPDATE_DRAFT, values);
  return row ?? null;
}

const DELETE_DRAFT = sql(
  'flow_drafts.delete',
  `DELETE FROM flow_drafts WHERE merchant_account_id = $1 AND flow_draft_id = $2 AND version = $3
   RETURNING flow_draft_id`,
);
/** False: it was changed after it was read, and stays, so that the change is not lost. */
export async function deleteFlowDraft(
  db: Queryable,
  { merchant_account_id, flow_draft_id, version }: FlowDraftRow,
): Promise<boolean> {
  return (await db.query(DELETE_DRAFT, [merchant_account_id, flow_draft_id, version])).length > 0;
}

const BY_CREATION: readonly SortKey[] = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'flow_draft_id', type: 'uuid' },
];
/** Newest first. Values: merchant account, flow. */
export const listFlowDrafts = keyset<FlowDraftRow & { sort_values: string[] }>('flow_drafts.list', {
  select: `SELECT *, ${sortValues(BY_CREATION)} FROM flow_drafts WHERE merchant_account_id = $1 AND flow = $2`,
  values: 2,
  keys: BY_CREATION,
});

const SERVICE_IDS = sql(
  'flows.payment_service_ids',
  `SELECT payment_service_id FROM payment_services WHERE merchant_account_id = $1 AND deleted_at IS NULL`,
);
/** The payment services that a rule may name. */
export async function namablePaymentServices(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ payment_service_id: string }>(SERVICE_IDS, [merchantAccountId]);
  return new Set(rows.map(({ payment_service_id: id }) => id));
}
