import type {
  GiftCardId,
  MerchantAccountId,
  OperationId,
  PaymentMethodId,
  PaymentServiceId,
  TransactionId,
} from '../../domain/ids.ts';
import type { Db } from '../db.ts';
import { type AuditWriting, auditColumnsOf } from './audit-logs.ts';
import { ADVANCES, BEGINS, type Part, type StepRows, perform } from './perform-step.ts';
import type { SettlementLineRow } from './settlement-lines.ts';
import type { TenderRow } from './tenders.ts';
import {
  type ActionRow,
  type AntiFraudRow,
  type EventRow,
  type GiftCardOperationRow,
  type LedgerRow,
  type OperationChange,
  type OperationRow,
  type TenderingRow,
  type TransactionPatch,
  type TransactionRow,
  type WebhookEventRow,
  patchOf,
} from './transaction-rows.ts';

/**
 * What one step writes beside the transaction itself. It is all or nothing: everything hangs on one gate,
 * which is the insert of a new transaction, or the compare-and-set of its version. Whoever changes an
 * operation raises its transaction's version, so the version fences both.
 */
export type Writing = Readonly<{
  operations?: readonly (OperationRow | GiftCardOperationRow | TenderingRow | AntiFraudRow)[];
  operationChanges?: readonly OperationChange[];
  actions?: readonly ActionRow[];
  ledger?: readonly LedgerRow[];
  events?: readonly EventRow[];
  webhooks?: readonly WebhookEventRow[];
  idempotency?: IdempotencyWriting | null;
  /** Whose call the step is: its entry in the audit log. */
  audit?: AuditWriting | null;
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
 * A new transaction with its first operation. False: the Idempotency-Key is no longer this request's, and
 * nothing was written.
 */
export function beginTransaction(
  db: Pick<Db, 'byKey'>,
  transaction: TransactionRow,
  writing: Writing,
  use: Use | null,
): Promise<boolean> {
  const { gift_cards: giftCards } = transaction;
  const key = keyOf(transaction);
  const member = {
    ...memberOf(key, writing),
    at: transaction.updated_at,
    payment_method_id: use?.paymentMethodId,
    is_customer_initiated: use?.isCustomerInitiated,
  };
  const tenders = giftCards.map((tender): TenderRow => ({ ...tender, ...key }));
  const needed = partsOf(writing, {
    used: use !== null,
    laid: giftCards.length > 0,
  });
  // The statement takes the columns that the table has, and so not the gift cards.
  const rows = { ...rowsOf(key, writing), transactions: [transaction], tenders, members: [member] };
  const step = { key, needed, rows, shared: sharedOf(writing, use) };
  return take(db, BEGINS, step, writing);
}

/** What the first use of a payment method that was stored with it means for that method. */
export type Approval = Readonly<{
  paymentMethodId: PaymentMethodId;
  status: 'succeeded' | 'failed';
  schemeTransactionId: string | null;
  /** Over which scheme it went, so whose id that is; absent: the card's own. */
  scheme?: string | null;
}>;

/**
 * One step of a transaction that is there. False: somebody else was faster, or the Idempotency-Key is no
 * longer this request's; nothing was written.
 */
export function advanceTransaction(
  db: Pick<Db, 'byKey'>,
  before: Pick<TransactionRow, 'merchant_account_id' | 'transaction_id' | 'version'>,
  patch: TransactionPatch & Pick<TransactionRow, 'updated_at'>,
  writing: Writing,
  approval: Approval | null = null,
): Promise<boolean> {
  const { gift_cards: giftCards = [], ...columns } = patch;
  const key = { merchant_account_id: before.merchant_account_id, transaction_id: before.transaction_id };
  const member = {
    ...memberOf(key, writing),
    version: before.version,
    patch: patchOf(columns),
    at: patch.updated_at,
    payment_method_id: approval?.paymentMethodId,
    approval_status: approval?.status,
    scheme_transaction_id: approval?.schemeTransactionId,
    scheme_transaction_id_scheme: approval?.scheme,
  };
  const tenderChanges = giftCards.map(({ position, ...tender }) => ({
    ...key,
    position,
    patch: patchOf(tender),
  }));
  const needed = partsOf(writing, { approved: approval !== null, paid: giftCards.length > 0 });
  const rows = { ...rowsOf(key, writing), tender_changes: tenderChanges, members: [member] };
  const step = { key, needed, rows, shared: sharedOf(writing, approval) };
  return take(db, ADVANCES, step, writing);
}

async function take(
  db: Pick<Db, 'byKey'>,
  statements: Parameters<typeof perform>[1],
  step: Parameters<typeof perform>[2],
  { audit }: Writing,
): Promise<boolean> {
  const isTaken = await perform(db, statements, step);
  if (isTaken) audit?.written();
  return isTaken;
}

type Key = Readonly<{ merchant_account_id: MerchantAccountId; transaction_id: TransactionId }>;

function keyOf({ merchant_account_id, transaction_id }: Key): Key {
  return { merchant_account_id, transaction_id };
}

function partsOf(writing: Writing, more: Partial<Record<Part, boolean>>): readonly Part[] {
  const has = (rows: readonly unknown[] | undefined): boolean => rows !== undefined && rows.length > 0;
  const needed: Partial<Record<Part, boolean>> = {
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
    audited: (writing.audit ?? null) !== null,
    settled: writing.settlementLine !== undefined,
    spent: (writing.giftCardUse ?? null) !== null,
    ...more,
  };
  // the keys of the record above
  return (Object.keys(needed) as Part[]).filter((part) => needed[part] === true);
}

/** What is one value, not a row, in what a step writes. */
function memberOf(key: Key, { idempotency, ignored, giftCardUse, heard }: Writing) {
  return {
    ...key,
    key_operation: idempotency?.operation,
    key: idempotency?.key,
    key_owner_id: idempotency?.ownerId,
    bind_to: idempotency?.bindTo,
    answer: idempotency?.answer,
    heard_payment_service_id: heard?.paymentServiceId,
    heard_event_id: heard?.eventId,
    heard_name: heard?.name,
    heard_at: heard?.receivedAt,
    ignored_payment_service_id: ignored?.paymentServiceId,
    ignored_kind: ignored?.kind,
    gift_card_id: giftCardUse?.giftCardId,
    is_gift_customer_initiated: giftCardUse?.isCustomerInitiated,
  };
}

function rowsOf(key: Key, writing: Writing): StepRows {
  return {
    operations: writing.operations,
    operation_changes: writing.operationChanges?.map(({ operation_id, ...patch }) => ({
      ...key,
      operation_id,
      patch: patchOf(patch),
    })),
    actions: writing.actions,
    ledger: writing.ledger,
    events: writing.events,
    webhooks: writing.webhooks,
    heard_events: writing.heard == null ? [] : [writing.heard.event],
    audits: writing.audit == null ? [] : [{ ...key, ...auditColumnsOf(writing.audit.entry) }],
    settlement_lines: writing.settlementLine === undefined ? [] : [writing.settlementLine],
  };
}

/** Rows beside the transaction's own that concurrent steps may have in common. */
function sharedOf(
  { ignored, giftCardUse }: Writing,
  method: Pick<Use, 'paymentMethodId'> | null,
): readonly string[] {
  return [
    ...(method === null ? [] : [method.paymentMethodId]),
    ...(giftCardUse == null ? [] : [giftCardUse.giftCardId]),
    ...(ignored == null ? [] : [ignored.paymentServiceId]),
  ];
}
