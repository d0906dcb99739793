import { Problem } from '../domain/problem.ts';
import {
  type AccountUpdaterInquiry,
  type Replacement,
  beginAccountUpdaterJob,
  concludeAccountUpdaterInquiry,
  getAccountUpdaterInquiry,
  replaceCard,
} from '../db/queries/account-updater.ts';
import type { OperationRow, TransactionRow } from '../db/queries/transaction-rows.ts';
import { formatExpiry, parseExpiry } from '../domain/expiry.ts';
import { type MerchantAccountId, type PaymentMethodId, toId } from '../domain/ids.ts';
import { type JsonObject, parseObject } from '../domain/json.ts';
import type { ReportedOutcome } from '../domain/transaction/changes.ts';
import { newId } from '../platform/entropy.ts';
import { WireFault } from '../net/wire.ts';
import { DONE, UNTIL_DONE, type Verdict } from '../operations/find-out.ts';
import type { Kind } from '../operations/kinds.ts';
import { newJob } from '../db/new-operation.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { deletePaymentServiceTokens } from './tokens/delete-tokens.ts';
import type { HeldValue } from '../vault/vault.ts';
import { describeCard } from './describe-card.ts';
import { cardNumberOf } from './card-number.ts';
import { getLivePaymentMethod } from '../db/queries/payment-methods.ts';
import { CARD_NUMBER_FIELD } from './store-card.ts';

export type AccountUpdaterJob = Readonly<{
  id: string;
  inquiries: readonly Readonly<{ id: string; paymentMethodId: PaymentMethodId }>[];
}>;

/** Schemes answer in batches, the next day. */
const ANSWER_MS = 24 * 3_600_000;

/** Orders an inquiry for each stored card that qualifies. Null: none does, or there is nobody to ask. */
export async function orderAccountUpdates(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodIds: readonly string[],
  now: Date,
): Promise<AccountUpdaterJob | null> {
  if (parts.simulatorUrl === null) return null;
  const id = newId(now);
  const job = {
    id,
    paymentMethodIds,
    inquiryIds: paymentMethodIds.map(() => newId(now)),
    recordIds: paymentMethodIds.map(() => newId(now)),
    row: newJob(
      { kind: 'account-update', merchant_account_id: merchantAccountId, status: 'pending' },
      { now, machineNow: parts.clock.now(), firstRecoveryMs: ANSWER_MS },
    ),
  };
  const begun = await beginAccountUpdaterJob(parts.db, merchantAccountId, job, now);
  if (begun.length === 0) return null;

  return {
    id,
    inquiries: begun.map((inquiry) => ({
      id: inquiry.account_updater_inquiry_id,
      paymentMethodId: inquiry.payment_method_id,
    })),
  };
}

/** What the schemes say of a card; or that there is nothing of it left to ask about. */
type InquiryAnswer =
  | Readonly<{ kind: 'answered'; answer: JsonObject; taken: HeldValue | null }>
  | Readonly<{ kind: 'nothing_to_ask' }>
  | Readonly<{ kind: 'shredded' }>
  | Readonly<{ kind: 'unknown'; detail: string }>;

/** Asks the schemes what is due to be asked, and shreds the numbers that were replaced. */
export const accountUpdateKind: Kind<AccountUpdaterInquiry, InquiryAnswer> = {
  open: async (parts, { merchant_account_id, operation_id }) => {
    const inquiry = await getAccountUpdaterInquiry(parts.db, merchant_account_id, toId(operation_id));
    return inquiry?.status === 'retiring' || inquiry?.status === 'waiting'
      ? { kind: 'open', subject: inquiry }
      : { kind: 'waits', until: null };
  },
  send: (parts, inquiry) =>
    inquiry.status === 'retiring' ? shredRetired(parts, inquiry) : inquire(parts, inquiry),
  apply: async (parts, inquiry, said) => {
    if (said.kind === 'shredded') return conclude(parts, inquiry, { status: 'replaced' });
    if (said.kind === 'nothing_to_ask') return conclude(parts, inquiry, { status: 'unchanged' });
    try {
      return await take(parts, inquiry, said.answer, said.taken);
    } finally {
      if (said.taken !== null) await parts.vault.release([said.taken]);
    }
  },
  policy: () => UNTIL_DONE,
  // By then a scheme that does not answer is not going to.
  tells: async (parts, { merchant_account_id, operation_id }, detail) => {
    const inquiry = await getAccountUpdaterInquiry(parts.db, merchant_account_id, toId(operation_id));
    if (inquiry !== null) await conclude(parts, inquiry, { status: 'failed' });
    parts.log.error({ inquiryId: operation_id, detail }, 'the account updater never answered an inquiry');
  },
};

async function inquire(parts: MoneyParts, inquiry: AccountUpdaterInquiry): Promise<InquiryAnswer> {
  const { merchant_account_id: merchantAccountId } = inquiry;
  const card = await getLivePaymentMethod(parts.db, merchantAccountId, inquiry.payment_method_id);
  const number = card === null ? null : cardNumberOf(parts.vault, card);
  const expiry = parseExpiry(card?.expiration_date ?? '');
  // Deleted, or paid with by something else, in the meantime.
  if (card === null || number === null || expiry === null) return { kind: 'nothing_to_ask' };
  return ask(parts, merchantAccountId, inquiry.account_updater_inquiry_id, {
    card_number: number,
    expiration_month: expiry.month,
    expiration_year: expiry.year,
  });
}

const unknown = (detail: string): InquiryAnswer => ({ kind: 'unknown', detail });

/** The new number never leaves the vault: it is taken out of the answer there, and sealed. */
async function ask(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  id: string,
  value: Readonly<Record<string, unknown>>,
): Promise<InquiryAnswer> {
  try {
    const request = {
      method: 'POST',
      url: `${parts.simulatorUrl}/account-updater/inquiries`,
      headers: { 'sub-merchant': merchantAccountId, 'idempotency-key': id },
      body: { type: 'json', value },
    } as const;
    const { status, text, taken } = await parts.vault.send(merchantAccountId, request, {
      actor: 'account-updater',
      take: ['/card_number'],
    });
    const answer = parseObject(text);
    const [held = null] = taken.values();
    if (status === 200 && answer !== null) return { kind: 'answered', answer, taken: held };
    if (held !== null) await parts.vault.release([held]);
    return unknown(`the account updater answered ${status}`);
  } catch (error) {
    if (error instanceof WireFault || error instanceof Problem)
      return unknown(`the account updater could not be asked: ${error.message}`);
    throw error;
  }
}

async function take(
  parts: MoneyParts,
  inquiry: AccountUpdaterInquiry,
  answer: JsonObject,
  number: HeldValue | null,
): Promise<Verdict> {
  switch (answer['result']) {
    case 'unchanged':
      return conclude(parts, inquiry, { status: 'unchanged' });
    case 'closed':
      return conclude(parts, inquiry, { status: 'closed' });
    case 'updated': {
      const [month, year] = [answer['expiration_month'], answer['expiration_year']];
      if (typeof month !== 'number' || typeof year !== 'number')
        return { kind: 'again', detail: 'the account updater answered without an expiry' };
      const expirationDate = formatExpiry({ month, year });
      const replacement: Replacement = {
        inquiry_id: inquiry.account_updater_inquiry_id,
        expiration_date: expirationDate,
        ...(number === null ? SAME_NUMBER : await seal(parts, inquiry, number)),
      };
      return conclude(parts, inquiry, { status: 'standby', replacement });
    }
    default:
      return { kind: 'again', detail: 'the account updater answered in words that it does not document' };
  }
}

const SAME_NUMBER = { vault_record_id: null, fingerprint: null, label: null, bin: null } as const;

async function seal(
  parts: MoneyParts,
  { merchant_account_id: merchantAccountId, replacement_record_id: recordId }: AccountUpdaterInquiry,
  number: HeldValue,
) {
  await parts.vault.seal(merchantAccountId, recordId, 'card', { [CARD_NUMBER_FIELD]: number });
  const { label, bin } = await describeCard(parts.bins, number.facts);
  return {
    vault_record_id: recordId,
    fingerprint: await parts.vault.fingerprint(merchantAccountId, number),
    label,
    bin,
  };
}

/** Tokens that payment services made of the old number go with it. */
async function shredRetired(parts: MoneyParts, inquiry: AccountUpdaterInquiry): Promise<InquiryAnswer> {
  await deletePaymentServiceTokens(parts, inquiry.merchant_account_id, inquiry.payment_method_id, null);
  if (inquiry.retired_record_id !== null)
    await parts.vault.shred(inquiry.merchant_account_id, inquiry.retired_record_id);
  return { kind: 'shredded' };
}

async function conclude(
  parts: ReadParts,
  inquiry: AccountUpdaterInquiry,
  end: Parameters<typeof concludeAccountUpdaterInquiry>[2],
): Promise<Verdict> {
  const now = parts.clock.nowFor(inquiry.merchant_account_id);
  await concludeAccountUpdaterInquiry(parts.db, inquiry, end, newId(now), now);
  return DONE;
}

/** A payment under way may still need the old number: longer than any exchange lives. */
const SHRED_AFTER_MS = 60_000;

/** What says that it was the card that failed, and a newer one may not. */
const FAILURES_OF_CARDS: ReadonlySet<string> = new Set([
  'canceled_payment_method',
  'expired_payment_method',
  'incorrect_expiry_date',
  'issuer_decline',
]);
/** The issuer has new details. */
const NEW_DETAILS_ADVICE = '01';

/**
 * A stored card that failed makes room for its replacement, where one stands by; the payment method keeps its
 * id. Once, however often it is told.
 */
export async function replaceFailedCard(
  parts: MoneyParts,
  transaction: TransactionRow,
  operation: OperationRow,
  outcome: ReportedOutcome,
): Promise<void> {
  const { merchant_account_id: merchantAccountId, payment_method_id: id } = transaction;
  if (
    id === null ||
    operation.kind !== 'authorize' ||
    (outcome.kind !== 'declined' && outcome.kind !== 'failed')
  )
    return;
  const isAdvised = outcome.kind === 'declined' && outcome.details?.merchantAdviceCode === NEW_DETAILS_ADVICE;
  if (!isAdvised && !FAILURES_OF_CARDS.has(outcome.code)) return;

  const now = parts.clock.nowFor(merchantAccountId);
  const replaced = await replaceCard(parts.db, merchantAccountId, toId(id), {
    now,
    shredAt: new Date(now.getTime() + SHRED_AFTER_MS),
    eventId: newId(now),
  });
  if (replaced)
    parts.log.info(
      { paymentMethodId: id, transactionId: transaction.transaction_id },
      'a stored card was replaced',
    );
}
