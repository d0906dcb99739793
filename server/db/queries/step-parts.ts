import type {
  GiftCardId,
  MerchantAccountId,
  OperationId,
  PaymentMethodId,
  PaymentServiceId,
  TransactionId,
} from '../../domain/ids.ts';
import { isUnpaidEnd } from '../../domain/transaction/machine.ts';
import type { TransactionState } from '../../domain/transaction/state.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import { COLUMNS } from '../columns.ts';
import { type AgentMandateChange, takeOfMandate } from './agent-mandates.ts';
import { AUDIT_COLUMNS, type AuditWriting, auditColumnsOf, insertAudits } from './audit-logs.ts';
import { ATTEMPT_COLUMNS, type Credential, mergeAttempts } from './card-attempts.ts';
import {
  EXPERIMENT_PAYMENT_COLUMNS,
  experimentPaymentsOf,
  insertExperimentPayments,
} from './experiment-payments.ts';
import { recordUseOfPaymentMethod } from './payment-methods.ts';
import type { SettlementLineRow } from './settlement-lines.ts';
import { PAYOUT_LINE_COLUMNS, addToPayouts, payoutLinesOf } from './settlement-payouts.ts';
import { addToReports } from './settlement-reports.ts';
import { namedIn, patchTypes, setNamed } from './array-rows.ts';
import type { ColumnTypes } from './json-rows.ts';
import {
  RETRY_COUNT_COLUMNS,
  type RetryCountWriting,
  addRetryCounts,
  retryCountRows,
} from './retry-counts.ts';
import { TENDER_CHANGEABLE, type TenderRow } from './tenders.ts';
import {
  type ActionRow,
  type AntiFraudRow,
  type EventRow,
  type GiftCardOperationRow,
  type JobRow,
  LEDGER_COLUMNS,
  type LedgerRow,
  OPERATION_CHANGEABLE,
  type OperationChange,
  type OperationRow,
  type RetryRow,
  type TenderingRow,
  type TransactionPatch,
  type TransactionRow,
  type WebhookEventRow,
} from './transaction-rows.ts';
import type { StepCause } from './step-trace.ts';
import { SAID_OF_EVENTS, insertEvents } from './webhook-events.ts';

/**
 * What one step writes beside the transaction itself. It is all or nothing: everything hangs on one gate,
 * which is the insert of a new transaction, or the compare-and-set of its version. Whoever changes an
 * operation raises its transaction's version, so the version fences both.
 */
export type StepWrites = Readonly<{
  operations?: readonly (
    | OperationRow
    | GiftCardOperationRow
    | TenderingRow
    | AntiFraudRow
    | RetryRow
    | JobRow
  )[];
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
  /** An attempt that its card's scheme counts, or one that counts no more. */
  cardAttempt?: CardAttemptWriting | null;
  /** A further attempt at a declined charge, whose outcome is known. */
  retryCount?: RetryCountWriting | null;
  /** What comes back to the mandate of an agent, whose call this step ends. */
  mandateReturn?: AgentMandateChange | null;
  /** A report that moved nothing is counted. */
  ignored?: Readonly<{ paymentServiceId: PaymentServiceId; kind: 'ignored' | 'unmatched' }> | null;
  /** What it was decided from: for the state trace alone. */
  cause?: StepCause;
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

/** `attempted_at`: null for one that counts no more. */
export type CardAttemptWriting = Readonly<{
  fingerprint: string;
  credential: Credential;
  operation_id: OperationId;
  attempted_at: Timestamp | null;
  last_at: Timestamp;
  barred_until: Timestamp | null;
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

/** What the first use of a payment method that was stored with it means for that method. */
export type Approval = Readonly<{
  paymentMethodId: PaymentMethodId;
  status: 'succeeded' | 'failed';
  schemeTransactionId: string | null;
  /** Over which scheme it went, so whose id that is; absent: the card's own. */
  scheme?: string | null;
}>;

export type TransactionKey = Readonly<{
  merchant_account_id: MerchantAccountId;
  transaction_id: TransactionId;
}>;

/** One step of a transaction: its beginning, or a change of it as it stood with this version. */
export type TransactionStep = StepWrites &
  Readonly<{
    key: TransactionKey;
    at: Timestamp;
    transaction?: TransactionRow;
    use?: Use | null;
    version?: bigint;
    /** As it stood with this version: for the state trace alone. */
    before?: TransactionState;
    patch?: Omit<TransactionPatch, 'gift_cards'>;
    tenderChanges?: TransactionPatch['gift_cards'];
    approval?: Approval | null;
  }>;

/** Columns of a statement's `member`, each with its type and with what a step has there. */
export type MemberColumns = Readonly<
  Record<string, readonly [type: string, value: (step: TransactionStep) => unknown]>
>;
type Rows = (step: TransactionStep) => readonly object[] | null | undefined;

/** What a step may write beside the transaction: a CTE of its statement, joined to the gate by the key. */
export type Part = Readonly<{
  /** Whether a step writes it; absent: where it has rows. */
  when?: (step: TransactionStep) => boolean;
  /** What is one value of a step: the columns of `ours` that the SQL reads. */
  needs?: MemberColumns;
  /** What is many: rows of the parameter that the SQL is given. */
  rows?: Rows;
  sql: (sources: Sources) => string;
  /** A row of another table that concurrent steps may have in common, and no statement changes twice. */
  shared?: (step: TransactionStep) => string | null | undefined;
}>;

export const KEY_TYPES = { merchant_account_id: 'text', transaction_id: 'uuid' } as const;
/** No two steps of a statement have a transaction in common. */
export const OF_TRANSACTION = 'USING (transaction_id)';

/** What the SQL of a part is made of. */
export type Sources = Readonly<{
  /** The merchant account of a row: a column of its own, or the statement's first parameter. */
  account(row: string): string;
  /** The part's rows. */
  rows(alias: string, columns: ColumnTypes): string;
}>;

const AT: MemberColumns = { at: ['timestamptz', ({ at }) => at] };
const PAYMENT_METHOD: MemberColumns = {
  payment_method_id: ['uuid', ({ use, approval }) => (use ?? approval)?.paymentMethodId],
};

/**
 * A step that begins with a call of an agent takes of its mandate: the amount of a payment that is not over at once, or
 * of a refund. Its entry in the audit log says whose call it is, and no step that moves money is without one, so none
 * goes past the mandate.
 */
export function mandateChangeOf({
  audit,
  transaction,
  operations,
  mandateReturn,
}: TransactionStep): AgentMandateChange | null {
  const agentMandateId = audit?.entry.actor.agentMandateId ?? null;
  if (agentMandateId === null) return mandateReturn ?? null;
  const isPaid = transaction !== undefined && !isUnpaidEnd(transaction.status);
  const back = mandateReturn?.paid ?? 0n;
  const refunds = (operations ?? []).filter(({ kind }) => kind === 'refund' || kind === 'refund-gift-card');
  return {
    agentMandateId,
    isAsked: true,
    paid: (isPaid ? transaction.amount : 0n) + back,
    payments: isPaid ? 1 : 0,
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0n),
    refunds: refunds.length,
  };
}

/** Everything that a step can write. The columns of a statement's member stand in the order of this table. */
const TABLE = {
  started: newRows('operations', ({ operations }) => operations),
  changed: changedRows('operations', 'operation_id', OPERATION_CHANGEABLE, (step) => step.operationChanges),
  acted: newRows('transaction_actions', ({ actions }) => actions),
  /** Of a decision that deals to an arm of an experiment. */
  dealt: {
    rows: ({ actions }) => actions?.flatMap(experimentPaymentsOf),
    sql: ({ account, rows }) =>
      insertExperimentPayments(
        `gate JOIN ${rows('r', EXPERIMENT_PAYMENT_COLUMNS)} ${OF_TRANSACTION}`,
        account('r'),
      ),
  },
  posted: newRows('ledger_entries', ({ ledger }) => ledger, { columns: LEDGER_COLUMNS }),
  told: newRows('transaction_events', ({ events }) => events),
  /** Transactional outbox: what is told of the change is written beside it. */
  announced: {
    rows: ({ webhooks }) => webhooks,
    sql: ({ account, rows }) =>
      insertEvents({
        from: `gate JOIN ${rows('r', SAID_OF_EVENTS)} ${OF_TRANSACTION}`,
        merchantAccountId: account('r'),
      }),
  },
  remembered: {
    when: ({ idempotency }) => idempotency != null,
    needs: {
      ...AT,
      key_operation: ['text', ({ idempotency }) => idempotency?.operation],
      key: ['text', ({ idempotency }) => idempotency?.key],
      key_owner_id: ['uuid', ({ idempotency }) => idempotency?.ownerId],
      bind_to: ['uuid', ({ idempotency }) => idempotency?.bindTo],
      answer: ['text', ({ idempotency }) => idempotency?.answer],
    },
    sql: ({ account }) => `
    UPDATE idempotency_keys k SET operation_id = coalesce(k.operation_id, m.bind_to), response_body = m.answer,
      completed_at = CASE WHEN m.answer IS NOT NULL THEN m.at END
    FROM ours m WHERE k.merchant_account_id = ${account('m')} AND k.operation = m.key_operation
      AND k.key = m.key AND k.owner_id = m.key_owner_id AND k.completed_at IS NULL`,
  },
  used: {
    when: ({ use }) => use != null,
    needs: {
      ...AT,
      ...PAYMENT_METHOD,
      is_customer_initiated: ['boolean', ({ use }) => use?.isCustomerInitiated],
    },
    sql: ({ account }) =>
      recordUseOfPaymentMethod({
        merchantAccountId: account('m'),
        paymentMethodId: 'm.payment_method_id',
        customerInitiated: 'm.is_customer_initiated',
        usedAt: 'm.at',
        from: 'ours m',
      }),
    shared: ({ use }) => use?.paymentMethodId,
  },
  approved: {
    when: ({ approval }) => approval != null,
    needs: {
      ...AT,
      ...PAYMENT_METHOD,
      approval_status: ['text', ({ approval }) => approval?.status],
      scheme_transaction_id: ['text', ({ approval }) => approval?.schemeTransactionId],
      scheme_transaction_id_scheme: ['text', ({ approval }) => approval?.scheme],
    },
    sql: ({ account }) => `
    UPDATE payment_methods p SET status = m.approval_status, updated_at = m.at,
      scheme_transaction_id = coalesce(m.scheme_transaction_id, p.scheme_transaction_id),
      scheme_transaction_id_scheme =
        CASE WHEN m.scheme_transaction_id IS NULL THEN p.scheme_transaction_id_scheme
          ELSE coalesce(m.scheme_transaction_id_scheme, p.scheme) END
    FROM ours m WHERE p.merchant_account_id = ${account('m')}
      AND p.payment_method_id = m.payment_method_id AND m.approval_status IS NOT NULL`,
    shared: ({ approval }) => approval?.paymentMethodId,
  },
  heard: {
    when: ({ heard }) => heard != null,
    needs: {
      heard_payment_service_id: ['uuid', ({ heard }) => heard?.paymentServiceId],
      heard_event_id: ['text', ({ heard }) => heard?.eventId],
      heard_name: ['text', ({ heard }) => heard?.name],
      heard_at: ['timestamptz', ({ heard }) => heard?.receivedAt],
    },
    sql: ({ account }) => `
    INSERT INTO processor_events (merchant_account_id, payment_service_id, event_id, name, result, transaction_id,
      received_at)
    SELECT ${account('m')}, heard_payment_service_id, heard_event_id, heard_name, 'applied', transaction_id,
      heard_at FROM ours m WHERE heard_event_id IS NOT NULL
    ON CONFLICT (merchant_account_id, payment_service_id, event_id) DO NOTHING
    RETURNING transaction_id`,
  },
  heard_told: newRows('transaction_events', ({ heard }) => (heard == null ? null : [heard.event]), {
    from: 'heard',
  }),
  counted: {
    when: ({ ignored }) => ignored != null,
    needs: {
      ...AT,
      ignored_payment_service_id: ['uuid', ({ ignored }) => ignored?.paymentServiceId],
      ignored_kind: ['text', ({ ignored }) => ignored?.kind],
    },
    sql: ({ account }) => `
    INSERT INTO processor_report_counts AS c (merchant_account_id, payment_service_id, kind, count, last_at)
    SELECT ${account('m')}, ignored_payment_service_id, ignored_kind, 1, at FROM ours m
    WHERE ignored_payment_service_id IS NOT NULL
    ON CONFLICT (merchant_account_id, payment_service_id, kind) DO UPDATE
      SET count = c.count + 1, last_at = excluded.last_at`,
    shared: ({ ignored }) => ignored?.paymentServiceId,
  },
  audited: {
    rows: ({ key, audit }) => (audit == null ? null : [{ ...key, ...auditColumnsOf(audit.entry) }]),
    sql: ({ rows }) =>
      insertAudits(`gate JOIN ${rows('r', { ...KEY_TYPES, ...AUDIT_COLUMNS })} ${OF_TRANSACTION}`),
  },
  /** Of a call of an agent: its mandate is asked, and gives what the step takes, or gets back what one before took. */
  mandated: {
    when: (step) => mandateChangeOf(step) !== null,
    needs: {
      ...AT,
      agent_mandate_id: ['uuid', (step) => mandateChangeOf(step)?.agentMandateId],
      mandate_is_asked: ['boolean', (step) => mandateChangeOf(step)?.isAsked],
      mandate_paid: ['bigint', (step) => mandateChangeOf(step)?.paid],
      mandate_payments: ['integer', (step) => mandateChangeOf(step)?.payments],
      mandate_refunded: ['bigint', (step) => mandateChangeOf(step)?.refunded],
      mandate_refunds: ['integer', (step) => mandateChangeOf(step)?.refunds],
    },
    sql: ({ account }) => takeOfMandate(account('m')),
    shared: (step) => mandateChangeOf(step)?.agentMandateId,
  },
  settled: newRows('settlement_lines', ({ settlementLine }) => settlementLine && [settlementLine]),
  summed: {
    rows: ({ settlementLine }) => settlementLine && [settlementLine],
    sql: ({ rows }) => addToReports(`gate JOIN ${rows('r', COLUMNS.settlement_lines)} ${OF_TRANSACTION}`),
  },
  paidOut: {
    rows: ({ settlementLine }) => settlementLine && payoutLinesOf(settlementLine),
    sql: ({ rows }) => addToPayouts(`gate JOIN ${rows('r', PAYOUT_LINE_COLUMNS)} ${OF_TRANSACTION}`),
  },
  laid: newRows('tenders', ({ key, transaction }) =>
    transaction?.gift_cards.map((tender): TenderRow => ({ ...tender, ...key })),
  ),
  paid: changedRows('tenders', 'position', TENDER_CHANGEABLE, (step) => step.tenderChanges),
  spent: {
    when: ({ giftCardUse }) => giftCardUse != null,
    needs: {
      ...AT,
      gift_card_id: ['uuid', ({ giftCardUse }) => giftCardUse?.giftCardId],
      is_gift_customer_initiated: ['boolean', ({ giftCardUse }) => giftCardUse?.isCustomerInitiated],
    },
    sql: ({ account }) => `
    UPDATE gift_cards g SET usage_count = usage_count + 1, last_used_at = m.at,
      cit_usage_count = cit_usage_count + m.is_gift_customer_initiated::integer,
      cit_last_used_at = CASE WHEN m.is_gift_customer_initiated THEN m.at ELSE cit_last_used_at END
    FROM ours m WHERE g.merchant_account_id = ${account('m')} AND g.gift_card_id = m.gift_card_id`,
    shared: ({ giftCardUse }) => giftCardUse?.giftCardId,
  },
  tried: {
    rows: ({ key, cardAttempt }) => (cardAttempt == null ? null : [{ ...key, ...cardAttempt }]),
    sql: ({ account, rows }) =>
      mergeAttempts(
        `gate JOIN ${rows('r', { ...KEY_TYPES, ...ATTEMPT_COLUMNS })} ${OF_TRANSACTION}`,
        account('r'),
      ),
    shared: ({ cardAttempt }) => cardAttempt && `${cardAttempt.fingerprint} ${cardAttempt.credential}`,
  },
  retried: {
    rows: ({ key, retryCount }) =>
      retryCount == null ? null : retryCountRows(retryCount).map((row) => ({ ...key, ...row })),
    sql: ({ account, rows }) =>
      addRetryCounts(
        `gate JOIN ${rows('r', { ...KEY_TYPES, ...RETRY_COUNT_COLUMNS })} ${OF_TRANSACTION}`,
        account('r'),
      ),
    // Those of all issuers.
    shared: ({ key, retryCount }) =>
      retryCount &&
      `${key.merchant_account_id} ${retryCount.cause} ${retryCount.schedule} ${retryCount.step}`,
  },
} satisfies Readonly<Record<string, Part>>;
export type PartName = keyof typeof TABLE;
export const PARTS: Readonly<Record<PartName, Part>> = TABLE;
// the keys of the table
export const PART_NAMES = Object.keys(PARTS) as readonly PartName[];

type Table = keyof typeof COLUMNS;

/** New rows of a table, of transactions that passed the gate. */
function newRows(
  table: Table,
  rows: Rows,
  {
    columns = Object.keys(COLUMNS[table]),
    from = 'gate',
  }: Readonly<{ columns?: readonly string[]; from?: string }> = {},
): Part {
  const values = columns.map((column) => `r.${column}`).join(', ');
  return {
    rows,
    sql: (sources) =>
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values}
     FROM ${from} JOIN ${sources.rows('r', COLUMNS[table])} ${OF_TRANSACTION}`,
  };
}

/** Changes of rows of a table, of transactions that passed the gate: what a patch does not name stays. */
function changedRows(
  table: Table,
  key: string,
  changeable: readonly string[],
  changes: (step: TransactionStep) => readonly object[] | undefined,
): Part {
  const columns: ColumnTypes = {
    ...KEY_TYPES,
    [key]: typesOf(table)[key] ?? '',
    ...patchTypes(typesOf(table), changeable),
  };
  return {
    rows: (step) =>
      changes(step)?.map((change) => ({ ...change, ...step.key, named: namedIn(change, changeable) })),
    sql: ({ account, rows }) =>
      `UPDATE ${table} o SET ${setNamed(changeable, 'o')}
     FROM gate JOIN ${rows('c', columns)} ${OF_TRANSACTION}
     WHERE o.merchant_account_id = ${account('c')} AND o.transaction_id = c.transaction_id
       AND o.${key} = c.${key}`,
  };
}

function typesOf(table: Table): ColumnTypes {
  return COLUMNS[table];
}
