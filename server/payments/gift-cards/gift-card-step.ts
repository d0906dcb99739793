import type { Call, Fields } from '../../connectors/connector.ts';
import type {
  GiftCardInstrument,
  GiftCardMoved,
  GiftCardOutcome,
} from '../../connectors/gift-card-connector.ts';
import { type GiftCardOperationRow, getGiftCardOperation } from '../../db/queries/gift-card-operations.ts';
import { getGiftCardService } from '../../db/queries/gift-card-services.ts';
import { getGiftCard } from '../../db/queries/gift-cards.ts';
import { advanceTransaction } from '../../db/queries/perform.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type MerchantAccountId, toId } from '../../domain/ids.ts';
import { money } from '../../domain/money.ts';
import { processorReference } from '../../domain/outcome.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { TransactionEvent, WebhookEvent } from '../../domain/transaction/events.ts';
import type { LedgerEntry } from '../../domain/transaction/ledger.ts';
import { isTendering, leftOf, type Redemption, redemptionsAfter } from '../../domain/transaction/tenders.ts';
import { newId } from '../../machine/entropy.ts';
import { RECOVERY_GRACE_MS, recoveryDelayMs, resultOf } from '../../gift-cards/perform.ts';
import { callProvider, type GiftCardProvider, providerOf, storedCard } from '../../gift-cards/provider.ts';
import type { Parts } from '../../parts.ts';
import { bindKey, completeGiftCardRefundKey } from '../answers/answer.ts';
import type { IdempotentCall } from '../../access/idempotency.ts';
import { currencyOf } from '../operation/follow.ts';
import { RACES_MAX, TENDERS_GRACE_MS } from '../operation/perform.ts';
import { eventRows, ledgerRows, webhookRows } from '../../operations/rows.ts';

/**
 * Operations at a gift card provider that belong to a transaction, in the three steps of every operation:
 * intent and outcome are each committed with the
 * transaction, behind its version.
 */
type Run = (call: Call<Fields, null>) => Promise<GiftCardOutcome<GiftCardMoved>>;

/** Takes what this card is to pay. */
export async function redeem(
  parts: Parts,
  transaction: TransactionRow,
  redemption: Redemption,
): Promise<void> {
  const provider = await providerFor(parts, transaction);
  const row = {
    ...newRow(parts, transaction, provider, 'redeem'),
    gift_card_operation_id: toId<'gift-card-operation'>(redemption.id),
    gift_card_id: redemption.gift_card.id === null ? null : toId<'gift-card'>(redemption.gift_card.id),
    amount: BigInt(redemption.amount),
  };
  if (!(await intend(parts, transaction, row, null))) return;
  const card = await cardOf(parts, transaction, redemption);
  const amount = money(row.amount, currencyOf(transaction.currency));
  const run: Run = async (call) =>
    card === null
      ? {
          kind: 'failed',
          code: 'invalid_gift_card',
          raw: { code: null, description: 'the stored gift card was deleted' },
        }
      : provider.connector.operations.redeem({ ...call, input: { card, amount } });
  await settleGiftCard(
    parts,
    row,
    await callProvider(
      parts,
      provider,
      {
        operationId: row.gift_card_operation_id,
        input: null,
        now: parts.clock.nowFor(transaction.merchant_account_id),
      },
      run,
    ),
  );
}

/** Gives a card back all that is left of its redemption. */
export async function giveBack(
  parts: Parts,
  transaction: TransactionRow,
  redemption: Redemption,
): Promise<GiftCardOperationRow['status'] | 'lost'> {
  const refunded = await refundRedemption(parts, transaction, redemption, {
    amount: BigInt(leftOf(redemption)),
    details: { reversal: true },
    externalIdentifier: null,
    idempotency: null,
  });
  return refunded?.status ?? 'lost';
}

type Refunding = Readonly<{
  amount: bigint;
  details: Readonly<Record<string, unknown>>;
  externalIdentifier: string | null;
  idempotency: IdempotentCall | null;
}>;

/** Null: the transaction was moved meanwhile, and nothing was sent. */
export async function refundRedemption(
  parts: Parts,
  transaction: TransactionRow,
  redemption: Redemption,
  refunding: Refunding,
): Promise<GiftCardOperationRow | null> {
  const of = redemption.gift_card_service_redemption_id;
  if (of === null) throw new Error('BUG: a refund of what was never redeemed');
  const provider = await providerFor(parts, transaction);
  const row: GiftCardOperationRow = {
    ...newRow(parts, transaction, provider, 'refund'),
    redemption_id: toId(redemption.id),
    amount: refunding.amount,
    details: refunding.details,
    external_identifier: refunding.externalIdentifier,
  };
  if (!(await intend(parts, transaction, row, refunding.idempotency))) return null;
  const input = { of: processorReference(of), amount: money(row.amount, currencyOf(transaction.currency)) };
  const outcome = await callProvider(
    parts,
    provider,
    {
      operationId: row.gift_card_operation_id,
      input: null,
      now: parts.clock.nowFor(transaction.merchant_account_id),
    },
    (call) => provider.connector.operations.refund({ ...call, input }),
  );
  return settleGiftCard(parts, row, outcome);
}

/** Step a. False: the transaction was moved meanwhile. */
function intend(
  parts: Parts,
  transaction: TransactionRow,
  row: GiftCardOperationRow,
  idempotency: IdempotentCall | null,
): Promise<boolean> {
  const of = {
    merchantAccountId: transaction.merchant_account_id,
    transactionId: transaction.transaction_id,
    version: transaction.version,
  };
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  const next_recovery_at = timestamp(new Date(now.getTime() + RECOVERY_GRACE_MS));
  return advanceTransaction(
    parts.db,
    of,
    { updated_at: timestamp(now) },
    {
      giftCardOperations: [{ ...row, next_recovery_at }],
      idempotency: bindKey(idempotency, toId(row.gift_card_operation_id)),
    },
  );
}

/**
 * Step c, here or in recovery: the operation, the redemption, the ledger, the events and the card's usage in
 * one statement. An operation that is decided stays as it is.
 */
export async function settleGiftCard(
  parts: Parts,
  of: GiftCardOperationRow,
  outcome: GiftCardOutcome<unknown>,
): Promise<GiftCardOperationRow> {
  const {
    merchant_account_id: merchantAccountId,
    transaction_id: transactionId,
    gift_card_operation_id: id,
  } = of;
  if (transactionId === null) throw new Error('BUG: a gift card operation of no transaction');
  for (let tries = 1; tries <= RACES_MAX; tries += 1) {
    const transaction = await getTransactionRow(parts.db, merchantAccountId, transactionId);
    const row = await getGiftCardOperation(parts.db, merchantAccountId, id);
    if (transaction === null || row === null)
      throw new Error('BUG: a transaction or its gift card operation vanished');
    if (row.status === 'succeeded' || row.status === 'failed') {
      if (row.status === 'failed' && outcome.kind === 'succeeded')
        parts.log.error(
          { transactionId, giftCardOperationId: id },
          'a gift card operation that was taken for failed has succeeded after all: ask the provider',
        );
      return row;
    }
    const [machineNow, now] = [parts.clock.now(), parts.clock.nowFor(merchantAccountId)];
    const { details: _details, ...result } = resultOf(outcome);
    const change = {
      gift_card_operation_id: id,
      ...result,
      next_recovery_at:
        result.status === 'unknown'
          ? timestamp(new Date(now.getTime() + recoveryDelayMs(row.recovery_attempts)))
          : null,
      updated_at: timestamp(now),
    };
    const after: GiftCardOperationRow = { ...row, ...result, updated_at: change.updated_at };
    const patch = {
      gift_card_redemptions: redemptionsAfter(
        transaction.gift_card_redemptions,
        { kind: row.kind, id, redemption_id: row.redemption_id, amount: row.amount },
        result,
      ),
      ...(isTendering(transaction.tenders)
        ? { tenders_due_at: timestamp(new Date(machineNow.getTime() + TENDERS_GRACE_MS)) }
        : {}),
      updated_at: change.updated_at,
    };
    const isRefund = row.kind === 'refund' && row.details['reversal'] !== true;
    const done = await advanceTransaction(
      parts.db,
      { merchantAccountId, transactionId, version: transaction.version },
      patch,
      {
        giftCardChanges: [change],
        giftCardUse:
          row.kind === 'redeem' && result.status === 'succeeded' && row.gift_card_id !== null
            ? { giftCardId: row.gift_card_id, isCustomerInitiated: !transaction.merchant_initiated }
            : null,
        ledger: ledgerRows(transaction, toId(id), ledgerOf(after), now),
        events: eventRows(transaction, eventsOf(after), now),
        webhooks:
          isRefund && (row.status === 'sent' || result.status !== 'unknown')
            ? webhookRows(transaction, toId(id), [REFUND_WEBHOOKS[after.status]], now)
            : [],
        idempotency: isRefund
          ? completeGiftCardRefundKey({ ...transaction, ...patch, version: transaction.version + 1n }, after)
          : null,
      },
    );
    if (done) return after;
  }
  throw new Error(
    `gift card operation ${id} lost ${RACES_MAX} races for its transaction; recovery settles it`,
  );
}

const REFUND_WEBHOOKS: Readonly<Record<GiftCardOperationRow['status'], WebhookEvent>> = {
  sent: { name: 'refund.processing', target: 'refund' },
  unknown: { name: 'refund.processing', target: 'refund' },
  succeeded: { name: 'refund.succeeded', target: 'refund' },
  failed: { name: 'refund.failed', target: 'refund' },
};

function ledgerOf({ kind, status, amount }: GiftCardOperationRow): readonly LedgerEntry[] {
  if (status !== 'succeeded') return [];
  if (kind === 'redeem')
    return [{ movement: 'redeem', debit: 'gift_card_receivable', credit: 'gift_card_redeemed', amount }];
  return kind === 'refund'
    ? [{ movement: 'return_redemption', debit: 'gift_card_returned', credit: 'gift_card_receivable', amount }]
    : [];
}

function eventsOf(row: GiftCardOperationRow): readonly TransactionEvent[] {
  if (row.status !== 'succeeded' && row.status !== 'failed') return [];
  const context = {
    gift_card_redemption_id: row.redemption_id ?? row.gift_card_operation_id,
    gift_card_service_id: row.gift_card_service_id,
    gift_card_id: row.gift_card_id,
    amount: Number(row.amount),
    payment_service_reference: row.provider_reference,
    code: row.error_code,
    raw_response_code: row.raw_error_code,
    raw_response_description: row.raw_error_message,
  };
  if (row.kind === 'redeem')
    return [
      {
        name: row.status === 'succeeded' ? 'gift-card-redemption-succeeded' : 'gift-card-redemption-failed',
        context,
      },
    ];
  if (row.status === 'failed')
    return [
      { name: 'gift-card-refund-failed', context: { ...context, refund_id: row.gift_card_operation_id } },
    ];
  return [
    {
      name: row.details['reversal'] === true ? 'gift-card-reversal-succeeded' : 'gift-card-refund-succeeded',
      context: { ...context, refund_id: row.gift_card_operation_id },
    },
  ];
}

function newRow(
  parts: Parts,
  transaction: TransactionRow,
  { service }: GiftCardProvider,
  kind: 'redeem' | 'refund',
): GiftCardOperationRow {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  return {
    merchant_account_id: transaction.merchant_account_id,
    gift_card_operation_id: newId(now),
    gift_card_service_id: service.gift_card_service_id,
    kind,
    status: 'sent',
    transaction_id: transaction.transaction_id,
    gift_card_id: null,
    redemption_id: null,
    amount: 0n,
    currency: transaction.currency,
    provider_reference: null,
    error_code: null,
    raw_error_code: null,
    raw_error_message: null,
    external_identifier: null,
    details: {},
    recovery_attempts: 0,
    created_at: timestamp(now),
    updated_at: timestamp(now),
    sent_at: timestamp(parts.clock.now()),
  };
}

/** The service that the transaction was made with, also when another one is active now, or it was deleted. */
async function providerFor(parts: Parts, transaction: TransactionRow): Promise<GiftCardProvider> {
  const id = transaction.gift_card_service?.['id'];
  const service =
    typeof id === 'string' ? await getGiftCardService(parts.db, transaction.merchant_account_id, id) : null;
  const provider = service === null ? null : providerOf(service);
  if (provider === null)
    throw new Error('the gift card connector of this transaction is not part of this release');
  return provider;
}

/** Null: a stored card that was deleted meanwhile. */
async function cardOf(
  parts: Parts,
  { merchant_account_id: merchantAccountId }: { merchant_account_id: MerchantAccountId },
  redemption: Redemption,
): Promise<GiftCardInstrument | null> {
  const { vault_record_id: record, gift_card: card } = redemption;
  if (record !== null) return sealedCard(parts, merchantAccountId, record);
  const row = card.id === null ? null : await getGiftCard(parts.db, merchantAccountId, card.id);
  return row === null ? null : storedCard(parts, row);
}

function sealedCard(parts: Parts, merchantAccountId: MerchantAccountId, record: string): GiftCardInstrument {
  const secret = (field: string) =>
    parts.vault.secret(merchantAccountId, toId(record), field, `gift_card.${field}`);
  return { number: secret('number'), pin: secret('pin') };
}
