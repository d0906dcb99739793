import type { AgentAction, AgentMandate, AgentMandateId } from '../../domain/agent-mandate.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';

export type AgentMandateRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  agent_mandate_id: AgentMandateId;
  purpose: string;
  actions: AgentAction[];
  currency: string;
  payment_amount_max: bigint | null;
  payments_total_max: bigint | null;
  payments_count_max: number | null;
  refund_amount_max: bigint | null;
  refunds_total_max: bigint | null;
  refunds_count_max: number | null;
  buyer_ids: string[];
  payment_method_ids: string[];
  external_identifiers: string[];
  valid_from: string;
  valid_until: string;
  paid_amount: bigint;
  paid_count: number;
  refunded_amount: bigint;
  refunded_count: number;
  creator: Readonly<Record<string, unknown>> | null;
  created_at: string;
  updated_at: string;
  revoked_at: string | null;
}>;

/** As the rules about it read it. */
export function mandateOf(row: AgentMandateRow): AgentMandate {
  return {
    id: row.agent_mandate_id,
    actions: row.actions,
    currency: row.currency,
    payments: limitsOf(row.payment_amount_max, row.payments_total_max, row.payments_count_max),
    refunds: limitsOf(row.refund_amount_max, row.refunds_total_max, row.refunds_count_max),
    buyerIds: row.buyer_ids,
    paymentMethodIds: row.payment_method_ids,
    externalIdentifiers: row.external_identifiers,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    revokedAt: row.revoked_at,
    paid: { amount: row.paid_amount, count: row.paid_count },
    refunded: { amount: row.refunded_amount, count: row.refunded_count },
  };
}

function limitsOf(
  amountMax: bigint | null,
  totalMax: bigint | null,
  countMax: number | null,
): AgentMandate['payments'] {
  return amountMax === null || totalMax === null || countMax === null
    ? null
    : { amountMax, totalMax, countMax };
}

const INSERT = sql(
  'agent_mandates.insert',
  `INSERT INTO agent_mandates (merchant_account_id, agent_mandate_id, purpose, actions, currency, payment_amount_max,
     payments_total_max, payments_count_max, refund_amount_max, refunds_total_max, refunds_count_max, buyer_ids,
     payment_method_ids, external_identifiers, valid_from, valid_until, creator, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17::jsonb, $18, $18)`,
);
/** A new one, of which nothing is used. */
export async function insertAgentMandate(
  db: Queryable,
  row: Omit<
    AgentMandateRow,
    | 'paid_amount'
    | 'paid_count'
    | 'refunded_amount'
    | 'refunded_count'
    | 'created_at'
    | 'updated_at'
    | 'revoked_at'
  >,
  now: Date,
): Promise<void> {
  await db.query(INSERT, [
    ...[row.merchant_account_id, row.agent_mandate_id, row.purpose, row.actions, row.currency],
    ...[row.payment_amount_max, row.payments_total_max, row.payments_count_max],
    ...[row.refund_amount_max, row.refunds_total_max, row.refunds_count_max],
    ...[row.buyer_ids, row.payment_method_ids, row.external_identifiers],
    ...[row.valid_from, row.valid_until, row.creator === null ? null : JSON.stringify(row.creator), now],
  ]);
}

const GET = sql(
  'agent_mandates.get',
  `SELECT * FROM agent_mandates WHERE merchant_account_id = $1 AND agent_mandate_id = $2`,
);
export async function getAgentMandate(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: AgentMandateId,
): Promise<AgentMandateRow | null> {
  const [row] = await db.query<AgentMandateRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const REVOKE = sql(
  'agent_mandates.revoke',
  `UPDATE agent_mandates SET revoked_at = coalesce(revoked_at, $3), updated_at = $3
   WHERE merchant_account_id = $1 AND agent_mandate_id = $2 RETURNING *`,
);
/** From now on nothing more is begun under it. Null where there is none; one that was revoked before stays so. */
export async function revokeAgentMandate(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: AgentMandateId,
  now: Date,
): Promise<AgentMandateRow | null> {
  const [row] = await db.query<AgentMandateRow>(REVOKE, [merchantAccountId, id, now]);
  return row ?? null;
}

const KEYS: readonly SortKey[] = [
  { expression: 'm.created_at', type: 'timestamptz' },
  { expression: 'm.agent_mandate_id', type: 'uuid' },
];
export type AgentMandateListRow = AgentMandateRow & Readonly<{ sort_values: readonly string[] }>;
const list = filteredKeyset<AgentMandateListRow>('agent_mandates.list', {
  row: 'm',
  from: 'agent_mandates m',
  where: 'm.merchant_account_id = $1',
  filters: '($2::uuid IS NULL OR m.agent_mandate_id = $2)',
  values: 2,
  keys: KEYS,
});
/** Newest first. `only`: the one that the caller may see; null: all. */
export function listAgentMandates(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  only: AgentMandateId | null,
  page: PageRequest,
): Promise<Slice<AgentMandateListRow>> {
  return list(db, [merchantAccountId, only], page);
}

/**
 * What one step takes of a mandate, or gives back. `isAsked`: only where the mandate holds and has room for it; else it
 * has happened already, and is taken as far as there is room.
 */
export type AgentMandateChange = Readonly<{
  agentMandateId: AgentMandateId;
  isAsked: boolean;
  paid: bigint;
  payments: number;
  refunded: bigint;
  refunds: number;
}>;

/**
 * Whether the mandate of the member `m` holds at its time, and has room for what it takes. Its row is locked, always
 * before that of the transaction: who takes from it in this moment is waited for, and then it is what they left.
 */
export function mandateHasRoom(account: string): string {
  return `(m.agent_mandate_id IS NULL OR EXISTS (
    SELECT FROM agent_mandates x WHERE x.merchant_account_id = ${account}
      AND x.agent_mandate_id = m.agent_mandate_id AND (NOT m.mandate_is_asked OR x.revoked_at IS NULL
      AND x.valid_from <= m.at AND x.valid_until > m.at
      AND x.paid_amount + m.mandate_paid <= coalesce(x.payments_total_max, 0)
      AND x.paid_count + m.mandate_payments <= coalesce(x.payments_count_max, 0)
      AND m.mandate_paid <= coalesce(x.payment_amount_max, 0)
      AND x.refunded_amount + m.mandate_refunded <= coalesce(x.refunds_total_max, 0)
      AND x.refunded_count + m.mandate_refunds <= coalesce(x.refunds_count_max, 0)
      AND m.mandate_refunded <= coalesce(x.refund_amount_max, 0)) FOR UPDATE))`;
}

/** Takes it, or gives it back: once, with the step of the member `m`. */
export function takeOfMandate(account: string): string {
  const sum = (column: string, taken: string, most: string): string =>
    `${column} = CASE WHEN m.mandate_is_asked THEN x.${column} + m.${taken}
        ELSE least(x.${column} + m.${taken}, x.${most}) END`;
  return `UPDATE agent_mandates x SET ${sum('paid_amount', 'mandate_paid', 'payments_total_max')},
      paid_count = x.paid_count + m.mandate_payments,
      ${sum('refunded_amount', 'mandate_refunded', 'refunds_total_max')},
      refunded_count = x.refunded_count + m.mandate_refunds, updated_at = greatest(x.updated_at, m.at)
    FROM ours m WHERE x.merchant_account_id = ${account} AND x.agent_mandate_id = m.agent_mandate_id
      AND (m.mandate_paid, m.mandate_payments, m.mandate_refunded, m.mandate_refunds) <> (0, 0, 0, 0)`;
}
