import { type PaymentService, paymentServices } from '../../../connections/connection-kinds.ts';
import { keepIncident } from '../../../db/queries/monitoring-incidents.ts';
import { advanceTransaction } from '../../../db/queries/perform.ts';
import { concludeTendering, keepTendering } from '../../../db/queries/tenders.ts';
import { getTransactionRow, operationsOf } from '../../../db/queries/transactions.ts';
import type {
  GiftCardOperationRow,
  OperationChange,
  OperationRow,
  TenderingRow,
  TransactionRow,
  WebhookEventRow,
} from '../../../db/queries/transaction-rows.ts';
import { isCaptureHeld, screeningEnd } from '../../../domain/anti-fraud.ts';
import { type MerchantAccountId, type VaultRecordId, toId } from '../../../domain/ids.ts';
import { isUnresolved } from '../../../domain/operation/operation-machine.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { STATUS_WEBHOOKS, type WebhookEvent } from '../../../domain/transaction/events.ts';
import {
  decideMove,
  isTendering,
  nextTenderStep,
  type TenderStep,
} from '../../../domain/transaction/tenders.ts';
import { giftCardKind } from '../../../gift-cards/gift-card-operation.ts';
import type { MoneyParts, ReadParts } from '../../../parts.ts';
import { completeTendersKey } from '../../request/idempotent-answer.ts';
import { giveBack, redeem, settleGiftCard } from './gift-card-step.ts';
import { resendGiftCard } from './send-gift-card.ts';
import { DONE, UNTIL_DONE } from '../../../operations/find-out.ts';
import type { Kind } from '../../../operations/kinds.ts';
import { PENDING_LOOK_MS, SENT_GRACE_MS } from '../../../operations/retry-schedule.ts';
import { holdDueAt } from '../due-at.ts';
import { commitOutcome } from '../commit-outcome.ts';
import { send, sendingOf } from '../send.ts';
import { incidentIdOf } from '../../../operations/open-incident.ts';
import { receiptsDue } from '../../../operations/receipts-due.ts';
import { reportsOf } from '../../../operations/reports.ts';
import { linkNews } from '../../../operations/link-news.ts';
import { eventRows, newOperation, webhookRows } from '../../../operations/rows.ts';
import { cardsKeptUntil, tenderingDone, tenderingDue } from './tendering.ts';

/** More steps than ten cards, a capture and the unwinding of all of them can take. */
const STEPS_MAX = 100;

/**
 * Goes on with a transaction that has gift cards, step by step, until something is awaited or all is decided.
 * What the next step is follows from what is stored (`nextTenderStep`), and every step commits its intent by
 * compare-and-set before anything is sent: so requests, recovery and workers may all call this at once, and
 * at any time after a crash.
 */
export async function continueTenders(
  parts: MoneyParts,
  {
    merchant_account_id: merchantAccountId,
    transaction_id: id,
  }: Pick<TransactionRow, 'merchant_account_id' | 'transaction_id'>,
): Promise<TransactionRow> {
  for (let steps = 1; steps <= STEPS_MAX; steps += 1) {
    // The transaction first: operations read later are at least as new, and the version tells whether they
    // are newer.
    const transaction = await getTransactionRow(parts.db, merchantAccountId, id);
    if (transaction === null) throw new Error('BUG: a transaction vanished');
    const service =
      transaction.payment_service_id === null
        ? null
        : await paymentServices.find(parts, merchantAccountId, transaction.payment_service_id);
    const can = {
      capture: supports(service, 'capture'),
      void: supports(service, 'void'),
      refund: supports(service, 'refund'),
    };
    const rows = await operationsOf(parts.db, merchantAccountId, id);
    const tendering = rows.find((row) => row.kind === 'tenders');
    const operations = rows.filter(isOfMethod);
    const step = nextTenderStep({
      state: transaction,
      hasMethod: transaction.method !== null,
      capturesNow:
        transaction.method !== null &&
        transaction.intent === 'capture' &&
        transaction.request['async_capture'] !== true &&
        !isCaptureHeld(transaction.screening),
      can,
      operations,
      giftCards: transaction.gift_cards,
      cardOperations: rows.filter(isOfGiftCard),
    });
    const authorization = operations.findLast(({ kind }) => kind === 'authorize');
    if (!(await take(parts, { transaction, tendering, service, authorization }, step)))
      return (await getTransactionRow(parts.db, merchantAccountId, id)) ?? transaction;
  }
  throw new Error(`the gift cards of transaction ${id} do not come to an end`);
}

function supports(service: PaymentService | null, kind: 'capture' | 'void' | 'refund'): boolean {
  return service?.connector.operations[kind] !== undefined;
}

type AnyRow = OperationRow | GiftCardOperationRow | TenderingRow;
function isOfGiftCard(row: AnyRow): row is GiftCardOperationRow {
  return row.kind !== 'tenders' && row.gift_card_service_id !== null;
}
function isOfMethod(row: AnyRow): row is OperationRow {
  return row.payment_service_id !== null;
}

type TenderingState = Readonly<{
  transaction: TransactionRow;
  tendering: TenderingRow | undefined;
  service: PaymentService | null;
  /** Of the payment method, the last of it. */
  authorization: OperationRow | undefined;
}>;

/** One step; whether another may follow at once. */
async function take(
  parts: MoneyParts,
  { transaction, tendering, service, authorization }: TenderingState,
  step: TenderStep,
): Promise<boolean> {
  switch (step.kind) {
    case 'wait':
      return false;
    case 'done':
      if (tendering !== undefined && tendering.status === 'pending')
        await forgetCards(parts, transaction, tendering);
      return false;
    case 'redeem':
      await redeem(parts, transaction, step.giftCard);
      return true;
    case 'give_back':
      return (await giveBack(parts, transaction, step.giftCard)) !== 'failed';
    case 'move':
      if (service === null) throw new Error('BUG: a payment method without a payment service');
      return move(parts, transaction, service, step.by);
    case 'unwind':
      await advance(parts, transaction, { tenders: 'unwinding' });
      return true;
    case 'land':
      await land(parts, { transaction, tendering, service, authorization }, step);
      return true;
    default:
      return step satisfies never;
  }
}

/**
 * The three steps of an operation on the payment method. False: it was refused, and is tried again later
 * where that helps.
 */
async function move(
  parts: MoneyParts,
  transaction: TransactionRow,
  service: PaymentService,
  by: 'capture' | 'void' | 'refund',
): Promise<boolean> {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  const { amount, patch } = decideMove(transaction, by);
  const operation = newOperation(
    transaction,
    {
      kind: by,
      amount,
      payment_service_id: service.id,
      of_reference: transaction.payment_service_transaction_id,
    },
    { now, machineNow: parts.clock.now(), firstRecoveryMs: SENT_GRACE_MS },
  );
  const updated_at = timestamp(now);
  const writing = { operations: [operation] };
  if (!(await advanceTransaction(parts.db, transaction, { ...patch, updated_at }, writing))) return true;

  const step = {
    transaction: { ...transaction, ...patch, updated_at, version: transaction.version + 1n },
    operation,
  };
  const outcome = await send(parts, service, operation, transaction, sendingOf(step));
  const settled = await commitOutcome(parts, step, outcome);
  return by === 'capture' || settled.operation.status === 'succeeded';
}

/**
 * Every tender is decided: the transaction comes to its status, and whoever waits under an Idempotency-Key is
 * answered.
 */
async function land(
  parts: MoneyParts,
  { transaction: before, tendering, authorization }: TenderingState,
  { status, errorCode, left }: TenderStep & { kind: 'land' },
): Promise<void> {
  const now = parts.clock.nowFor(before.merchant_account_id);
  const giftCards = before.gift_cards.map((giftCard) =>
    giftCard.status === 'created' ? { ...giftCard, status: 'skipped' as const } : giftCard,
  );
  const isSealed = giftCards.some(({ vault_record_id: record }) => record !== null);
  const patch = {
    status,
    tenders: 'settled' as const,
    gift_cards: giftCards,
    ...(errorCode === null ? {} : { error_code: errorCode }),
    ...(status === 'captured' && before.captured_at === null ? { captured_at: timestamp(now) } : {}),
    ...screeningEnd(before.screening, status),
    updated_at: timestamp(now),
  };
  const after: TransactionRow = { ...before, ...patch, version: before.version + 1n };
  const hasMoved = status !== before.status;
  const webhook = STATUS_WEBHOOKS[status];
  const webhooks: readonly WebhookEvent[] =
    hasMoved && webhook !== null ? [{ name: webhook, target: 'transaction' }] : [];
  const incident = left ? await openLeftoverIncident(parts, before, now) : [];
  const done = await advanceTransaction(parts.db, before, patch, {
    operations: [...reportsOf(before, after), ...receiptsDue(before, after)],
    events: hasMoved
      ? eventRows(
          before,
          [{ name: 'transaction-updated-status', context: { status, previous_status: before.status } }],
          now,
        )
      : [],
    webhooks: [...webhookRows(before, null, webhooks, now), ...incident, ...linkNews(before, after, now)],
    operationChanges: [
      isSealed ? tenderingDue(before, now) : tenderingDone(before, now),
      ...heldBy(authorization, after, now),
    ],
    idempotency: completeTendersKey(after, tendering?.answer ?? null),
  });

  if (done && left)
    parts.log.error(
      { transactionId: before.transaction_id },
      'a transaction with gift cards could not be unwound: something is left to give back',
    );
}

/** There before the step that tells of it is committed, and the same one where that is tried again. */
async function openLeftoverIncident(
  { db }: Pick<ReadParts, 'db'>,
  transaction: TransactionRow,
  now: Date,
): Promise<readonly WebhookEventRow[]> {
  const { merchant_account_id, transaction_id } = transaction;
  const id = incidentIdOf(`${merchant_account_id} ${transaction_id} is left to give back`);
  await keepIncident(db, {
    merchant_account_id,
    monitoring_incident_id: id,
    display_name: 'Something needs a person',
    spec: { model: 'transaction', params: { id: transaction_id, transaction_id } },
    created_at: timestamp(now),
  });
  return webhookRows(transaction, id, [{ name: 'monitoring.incident.created', target: 'incident' }], now);
}

/** What was authorized beside gift cards is held from now on. */
function heldBy(
  authorization: OperationRow | undefined,
  after: TransactionRow,
  now: Date,
): readonly OperationChange[] {
  const due_at = holdDueAt(after, now);
  if (authorization === undefined || due_at === null) return [];
  return [{ operation_id: authorization.operation_id, due_at, updated_at: after.updated_at }];
}

async function advance(
  parts: ReadParts,
  transaction: TransactionRow,
  patch: Pick<TransactionRow, 'tenders'>,
): Promise<void> {
  const updated_at = timestamp(parts.clock.nowFor(transaction.merchant_account_id));
  await advanceTransaction(parts.db, transaction, { ...patch, updated_at }, {});
}

/**
 * Cards that came with the request were sealed for as long as they might have to be sent; where the provider wants
 * them for refunds, their numbers are until those are over.
 */
async function forgetCards(
  parts: MoneyParts,
  transaction: TransactionRow,
  tendering: TenderingRow,
): Promise<void> {
  const { merchant_account_id: merchantAccountId, gift_cards: giftCards } = transaction;
  const now = parts.clock.nowFor(merchantAccountId);
  const records = giftCards.flatMap(({ vault_record_id: record }) => (record === null ? [] : [record]));
  const until = records.length === 0 ? null : cardsKeptUntil(transaction, tendering, now);
  if (until !== null) {
    for (const record of records) await forgetPin(parts, merchantAccountId, toId(record));
    return keepTendering(parts.db, transaction, timestamp(until));
  }
  for (const record of records) await parts.vault.shred(merchantAccountId, toId(record));
  await concludeTendering(parts.db, merchantAccountId, tenderingDone(transaction, now));
}

/** What is sealed under its name from now on is nobody's PIN. */
async function forgetPin(
  { vault }: MoneyParts,
  merchantAccountId: MerchantAccountId,
  record: VaultRecordId,
): Promise<void> {
  const nothing = await vault.hold('gift_card.pin', Buffer.from('-'));
  try {
    await vault.seal(merchantAccountId, record, 'gift_card', { pin: nothing });
  } finally {
    await vault.release([nothing]);
  }
}

type TransactionKey = Pick<TransactionRow, 'merchant_account_id' | 'transaction_id'>;

/** Transactions whose gift cards nobody goes on with. */
export const tendersKind: Kind<
  TransactionKey,
  Readonly<{ kind: 'gone_on'; tenders: TransactionRow['tenders'] }>
> = {
  open: async (_parts, { merchant_account_id, transaction_id }) => {
    if (transaction_id === null) throw new Error('BUG: tenders of no transaction');
    return { kind: 'open', subject: { merchant_account_id, transaction_id } };
  },
  send: async (parts, of) => ({ kind: 'gone_on', tenders: (await continueTenders(parts, of)).tenders }),
  // Who has to act may take weeks, and each operation that is waited for has a worker of its own.
  apply: async (_parts, _of, { tenders }) =>
    isTendering(tenders) ? { kind: 'again', detail: 'the gift cards wait', withinMs: PENDING_LOOK_MS } : DONE,
  policy: () => UNTIL_DONE,
  tells: 'gift cards do not come to an end',
};

/** What gift card providers are asked about; and the transaction that waits for it goes on. */
export const giftCardOperationKind = giftCardKind(async (parts, row, outcome) => {
  const { status, merchant_account_id, transaction_id } = await settleGiftCard(parts, row, outcome);
  if (transaction_id !== null && !isUnresolved(status))
    await continueTenders(parts, { merchant_account_id, transaction_id });
}, resendGiftCard);
