import type {
  GiftCardId,
  MerchantAccountId,
  OperationId,
  PaymentMethodId,
  PaymentServiceId,
  TransactionId,
} from '../../domain/ids.ts';
import { type Queryable, type Statement, sql } from '../db.ts';
import { recordUseOfPaymentMethod } from './payment-methods.ts';
import type { SettlementLineRow } from './settlement-lines.ts';
import { TENDER_CHANGEABLE, type TenderRow } from './tenders.ts';
import {
  type ActionRow,
  type EventRow,
  type GiftCardOperationRow,
  LEDGER_COLUMNS,
  type LedgerRow,
  OPERATION_CHANGEABLE,
  type OperationChange,
  type OperationRow,
  TRANSACTION_CHANGEABLE,
  type TenderingRow,
  type TransactionPatch,
  type TransactionRow,
  type WebhookEventRow,
  newRowJson,
  rowJson,
} from './transaction-rows.ts';
import { hasListener } from './webhook-events.ts';

/**
 * What one step writes beside the transaction itself. It is all or nothing: everything hangs on one gate,
 * which is the insert of a new transaction, or
 * the compare-and-set of its version. Whoever changes an operation raises its transaction's version, so the
 * version fences both.
 */
export type Writing = Readonly<{
  operations?: readonly (OperationRow | GiftCardOperationRow | TenderingRow)[];
  operationChanges?: readonly OperationChange[];
  actions?: readonly ActionRow[];
  ledger?: readonly LedgerRow[];
  events?: readonly EventRow[];
  webhooks?: readonly WebhookEventRow[];
  idempotency?: IdempotencyWriting | null;
  /** A line of a processor's report, with what it changes. */
  settlementLine?: SettlementLineRow;
  /** A stored gift card whose redemption succeeded. */
  giftCardUse?: Readonly<{ giftCardId: GiftCardId; isCustomerInitiated: boolean }> | null;
  /**
   * The processor's event that told of this step, written down with it: as `recordEvent` of
   * processor-events.ts would afterwards.
   */
  heard?: HeardWriting | null;
  /** A report that moved nothing is counted. */
  ignored?: Readonly<{ paymentServiceId: PaymentServiceId; kind: 'ignored' | 'unmatched' }> | null;
}>;

/**
 * See db/queries/idempotency.ts for the rows: an intent binds the row to its operation, an outcome completes
 * it.
 */
export type IdempotencyWriting = Readonly<{
  operation: string;
  key: string;
  ownerId: string;
  /** Set by intents: the step happens only while the key is still this request's. */
  bindTo: OperationId | TransactionId | null;
  /** The body of the answer, for outcomes. */
  answer: string | null;
}>;

export type HeardWriting = Readonly<{
  paymentServiceId: PaymentServiceId;
  eventId: string;
  name: string;
  receivedAt: Date;
  event: EventRow;
}>;

/** Counts the use of a stored payment method with the transaction that uses it. */
export type Use = Readonly<{ paymentMethodId: PaymentMethodId; isCustomerInitiated: boolean }>;

/**
 * An array that is made first, so that the index finds the few rows: as a mere join, whose size nobody can
 * foresee, the plan reads every operation there is.
 */
const CHANGED_IDS = `ARRAY(SELECT (value ->> 'operation_id')::uuid FROM jsonb_array_elements($operation_changes::jsonb))`;

/**
 * A row from JSON, in the select list: in FROM, PostgreSQL would copy the table's row type with all its
 * constraints for every call. `OFFSET 0` keeps the
 * planner from moving the call up, where it would stand once for every column.
 */
function filled(row: string, json: string, columns: readonly string[] = ['*'], from = ''): string {
  return `SELECT ${columns.map((column) => `(made.row_made).${column}`).join(', ')} FROM (SELECT jsonb_populate_record(${row}, ${json}) AS row_made${from} OFFSET 0) made`;
}

function insertRows(
  table: string,
  parameter: string,
  { columns, only = '' }: Readonly<{ columns?: readonly string[]; only?: string }> = {},
): string {
  const given = ` FROM gate, jsonb_array_elements($${parameter}::jsonb) given${only}`;
  const rows = filled(`NULL::${table}`, 'given.value', columns, given);
  return `INSERT INTO ${table}${columns === undefined ? '' : ` (${columns.join(', ')})`} ${rows}`;
}

function setColumns(columns: readonly string[], row: string, json: string): string {
  return `(${columns.join(', ')}) = (${filled(row, json, columns)})`;
}

/** What a step may write beside the transaction, each from the parameters it names. */
const PARTS = {
  started: insertRows('operations', 'operations'),
  changed: `
    UPDATE operations o SET ${setColumns(OPERATION_CHANGEABLE, 'o', 'change.value')}
    FROM gate, jsonb_array_elements($operation_changes::jsonb) change
    WHERE o.merchant_account_id = $merchant_account_id AND o.operation_id = (change.value ->> 'operation_id')::uuid AND o.operation_id = ANY (${CHANGED_IDS})`,
  acted: insertRows('transaction_actions', 'actions'),
  posted: insertRows('ledger_entries', 'ledger', { columns: LEDGER_COLUMNS }),
  told: insertRows('transaction_events', 'events'),
  announced: insertRows('webhook_events', 'webhooks', {
    only: ` WHERE ${hasListener('$merchant_account_id')}`,
  }),
  remembered: `
    UPDATE idempotency_keys SET operation_id = coalesce(operation_id, $bind_to::uuid), response_body = $answer::text,
      completed_at = CASE WHEN $answer::text IS NOT NULL THEN $at::timestamptz END
    WHERE merchant_account_id = $merchant_account_id AND operation = $key_operation AND key = $key AND owner_id = $key_owner_id::uuid AND completed_at IS NULL AND EXISTS (SELECT FROM gate)`,
  counted: `
    INSERT INTO processor_report_counts AS c (merchant_account_id, payment_service_id, kind, count, last_at)
    SELECT $merchant_account_id, $ignored_payment_service_id::uuid, $ignored_kind::text, 1, $at::timestamptz FROM gate WHERE $ignored_payment_service_id::uuid IS NOT NULL
    ON CONFLICT (merchant_account_id, payment_service_id, kind) DO UPDATE SET count = c.count + 1, last_at = excluded.last_at`,
  heard: `
    INSERT INTO processor_events (merchant_account_id, payment_service_id, event_id, name, result, transaction_id, received_at)
    SELECT $merchant_account_id, $heard_payment_service_id::uuid, $heard_event_id::text, $heard_name::text, 'applied', gate.transaction_id, $heard_at::timestamptz FROM gate WHERE $heard_event_id::text IS NOT NULL
    ON CONFLICT (merchant_account_id, payment_service_id, event_id) DO NOTHING RETURNING event_id`,
  heard_told: `INSERT INTO transaction_events ${filled('NULL::transaction_events', '$heard_event::jsonb', ['*'], ' FROM heard')}`,
  used: `${recordUseOfPaymentMethod({ merchantAccountId: '$merchant_account_id', paymentMethodId: '$payment_method_id::uuid', customerInitiated: '$is_customer_initiated::boolean', usedAt: '$at' })} AND EXISTS (SELECT FROM gate)`,
  approved: `
    UPDATE payment_methods SET status = $approval_status::text, updated_at = $at::timestamptz, scheme_transaction_id = coalesce($scheme_transaction_id::text, scheme_transaction_id),
      scheme_transaction_id_scheme = CASE WHEN $scheme_transaction_id::text IS NULL THEN scheme_transaction_id_scheme ELSE scheme END
    WHERE merchant_account_id = $merchant_account_id AND payment_method_id = $payment_method_id::uuid AND EXISTS (SELECT FROM gate)`,
  laid: insertRows('tenders', 'tenders'),
  paid: `
    UPDATE tenders g SET ${setColumns(TENDER_CHANGEABLE, 'g', 'change.value')}
    FROM gate, jsonb_array_elements($tender_changes::jsonb) change
    WHERE g.merchant_account_id = $merchant_account_id AND g.transaction_id = gate.transaction_id
      AND g.position = (change.value ->> 'position')::smallint`,
  settled: insertRows('settlement_lines', 'settlement_lines'),
  spent: `
    UPDATE gift_cards SET usage_count = usage_count + 1, last_used_at = $at::timestamptz, cit_usage_count = cit_usage_count + $is_gift_customer_initiated::boolean::integer,
      cit_last_used_at = CASE WHEN $is_gift_customer_initiated::boolean THEN $at::timestamptz ELSE cit_last_used_at END
    WHERE merchant_account_id = $merchant_account_id AND gift_card_id = $gift_card_id::uuid AND EXISTS (SELECT FROM gate)`,
} as const;
type Part = keyof typeof PARTS;

/**
 * An intent needs the key that it is asked under. The row is locked: who is taking it over in this moment is
 * waited for, and then it is theirs.
 */
const KEY_IS_OURS = `($bind_to::uuid IS NULL OR EXISTS (
  SELECT FROM idempotency_keys k WHERE k.merchant_account_id = $merchant_account_id AND k.operation = $key_operation AND k.key = $key AND k.owner_id = $key_owner_id::uuid AND k.completed_at IS NULL FOR UPDATE))`;

const BEGIN = `INSERT INTO transactions ${filled('NULL::transactions', '$transaction::jsonb')}`;
const ADVANCE = `
  UPDATE transactions t SET version = t.version + 1, ${setColumns(TRANSACTION_CHANGEABLE, 't', '$transaction::jsonb')}
  WHERE t.merchant_account_id = $merchant_account_id AND t.transaction_id = $transaction_id::uuid AND t.version = $version::bigint`;

/** A statement with its parameters by name. */
type Step = Readonly<{ statement: Statement; names: readonly string[]; parts: ReadonlySet<Part> }>;

/**
 * The statement with these parts. PostgreSQL opens the tables of every part of a statement and takes its
 * locks, whether there is something to
 * write or not, so the few combinations that most payments need stand beside the one that can do everything.
 */
function step(name: string, gate: string, parts: readonly Part[]): Step {
  const condition = parts.includes('remembered')
    ? `${gate === BEGIN ? ' WHERE' : ' AND'} ${KEY_IS_OURS}`
    : '';
  const text = `WITH gate AS (${gate}${condition} RETURNING transaction_id),${parts.map((part) => `\n   ${part} AS (${PARTS[part]})`).join(',')}\n   SELECT transaction_id FROM gate`;
  const names: string[] = [];
  const numbered = text.replaceAll(/\$([a-z_]+)/g, (_whole, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter);
    return `$${names.indexOf(parameter) + 1}`;
  });
  return { statement: sql(name, numbered), names, parts: new Set(parts) };
}

const EVERY_ROW = [
  'started',
  'changed',
  'acted',
  'posted',
  'told',
  'announced',
  'remembered',
  'counted',
] as const satisfies readonly Part[];
/** From the leanest to the one with everything. */
const BEGINS = [
  step('payments.begin', BEGIN, ['started', 'acted']),
  step('payments.begin_with_key', BEGIN, ['started', 'acted', 'remembered', 'used']),
  step('payments.begin_with_all', BEGIN, [...EVERY_ROW, 'used', 'laid']),
];
const ADVANCES = [
  step('payments.advance', ADVANCE, ['changed', 'posted', 'told', 'announced']),
  step('payments.advance_with_key', ADVANCE, [
    'changed',
    'posted',
    'told',
    'announced',
    'remembered',
    'approved',
  ]),
  step('payments.advance_by_event', ADVANCE, [
    'changed',
    'posted',
    'told',
    'announced',
    'heard',
    'heard_told',
  ]),
  step('payments.advance_with_all', ADVANCE, [
    ...EVERY_ROW,
    'heard',
    'heard_told',
    'approved',
    'settled',
    'paid',
    'spent',
  ]),
];

/**
 * A new transaction with its first operation. False: the Idempotency-Key is no longer this request's, and
 * nothing was written.
 */
export async function beginTransaction(
  db: Queryable,
  transaction: TransactionRow,
  writing: Writing,
  use: Use | null,
): Promise<boolean> {
  const { gift_cards: giftCards, ...row } = transaction;
  const { merchant_account_id, transaction_id } = row;
  const values = {
    ...valuesOf(writing, use?.paymentMethodId ?? null),
    merchant_account_id,
    transaction: newRowJson(row),
    tenders: newRows(
      giftCards.map((tender): TenderRow => ({ ...tender, merchant_account_id, transaction_id })),
    ),
    at: transaction.updated_at,
    is_customer_initiated: use?.isCustomerInitiated ?? false,
  };
  const needed = [
    ...partsOf(writing),
    ...(use === null ? [] : ['used' as const]),
    ...(giftCards.length === 0 ? [] : ['laid' as const]),
  ];
  return run(db, BEGINS, needed, values);
}

/** What the first use of a payment method that was stored with it means for that method. */
export type Approval = Readonly<{
  paymentMethodId: PaymentMethodId;
  status: 'succeeded' | 'failed';
  schemeTransactionId: string | null;
}>;

/**
 * One step of a transaction that is there. False: somebody else was faster, or the Idempotency-Key is no
 * longer this request's; nothing was written.
 */
export async function advanceTransaction(
  db: Queryable,
  of: Readonly<{ merchantAccountId: MerchantAccountId; transactionId: TransactionId; version: bigint }>,
  patch: TransactionPatch & Pick<TransactionRow, 'updated_at'>,
  writing: Writing,
  approval: Approval | null = null,
): Promise<boolean> {
  const { gift_cards: giftCards = [], ...columns } = patch;
  const values = {
    ...valuesOf(writing, approval?.paymentMethodId ?? null),
    merchant_account_id: of.merchantAccountId,
    transaction: rowJson(columns),
    tender_changes: changes(giftCards),
    transaction_id: of.transactionId,
    version: of.version,
    at: patch.updated_at,
    approval_status: approval?.status ?? null,
    scheme_transaction_id: approval?.schemeTransactionId ?? null,
  };
  return run(
    db,
    ADVANCES,
    [
      ...partsOf(writing),
      ...(approval === null ? [] : ['approved' as const]),
      ...(giftCards.length === 0 ? [] : ['paid' as const]),
    ],
    values,
  );
}

async function run(
  db: Queryable,
  steps: readonly Step[],
  needed: readonly Part[],
  values: Values,
): Promise<boolean> {
  const fitting = steps.find(({ parts }) => needed.every((part) => parts.has(part)));
  if (fitting === undefined) throw new Error(`BUG: no statement writes ${needed.join(', ')}`);
  const rows = await db.query(
    fitting.statement,
    fitting.names.map((name) => values[name]),
  );
  return rows.length === 1;
}

type Values = Readonly<Record<string, unknown>>;

function partsOf(writing: Writing): readonly Part[] {
  const has = (rows: readonly unknown[] | undefined): boolean => rows !== undefined && rows.length > 0;
  const needed: Readonly<Record<Exclude<Part, 'used' | 'approved' | 'laid' | 'paid'>, boolean>> = {
    started: has(writing.operations),
    changed: has(writing.operationChanges),
    acted: has(writing.actions),
    posted: has(writing.ledger),
    told: has(writing.events),
    announced: has(writing.webhooks),
    heard: (writing.heard ?? null) !== null,
    heard_told: (writing.heard ?? null) !== null,
    remembered: (writing.idempotency ?? null) !== null,
    counted: (writing.ignored ?? null) !== null,
    settled: writing.settlementLine !== undefined,
    spent: (writing.giftCardUse ?? null) !== null,
  };
  return Object.entries(needed).flatMap(([part, isNeeded]) => (isNeeded ? [part as Part] : [])); // the keys of the record above
}

function valuesOf(writing: Writing, paymentMethodId: PaymentMethodId | null): Values {
  const { idempotency, ignored, giftCardUse, heard } = writing;
  return {
    operations: newRows(writing.operations),
    operation_changes: changes(writing.operationChanges),
    actions: newRows(writing.actions),
    ledger: newRows(writing.ledger),
    events: newRows(writing.events),
    webhooks: newRows(writing.webhooks),
    key_operation: idempotency?.operation ?? null,
    key: idempotency?.key ?? null,
    key_owner_id: idempotency?.ownerId ?? null,
    bind_to: idempotency?.bindTo ?? null,
    answer: idempotency?.answer ?? null,
    heard_payment_service_id: heard?.paymentServiceId ?? null,
    heard_event_id: heard?.eventId ?? null,
    heard_name: heard?.name ?? null,
    heard_at: heard?.receivedAt ?? null,
    heard_event: heard == null ? null : newRowJson(heard.event),
    ignored_payment_service_id: ignored?.paymentServiceId ?? null,
    ignored_kind: ignored?.kind ?? null,
    payment_method_id: paymentMethodId,
    settlement_lines: newRows(writing.settlementLine === undefined ? [] : [writing.settlementLine]),
    gift_card_id: giftCardUse?.giftCardId ?? null,
    is_gift_customer_initiated: giftCardUse?.isCustomerInitiated ?? false,
  };
}

function newRows(rows: readonly object[] | undefined): string | null {
  return rows === undefined || rows.length === 0 ? null : `[${rows.map(newRowJson).join(',')}]`;
}

function changes(rows: readonly object[] | undefined): string | null {
  return rows === undefined || rows.length === 0 ? null : rowJson(rows);
}
