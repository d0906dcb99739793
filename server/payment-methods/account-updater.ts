import { Problem } from '../problem/problem.ts';
import {
  type AccountUpdaterInquiry,
  type Replacement,
  beginAccountUpdaterJob,
  claimDueInquiries,
  concludeAccountUpdaterInquiry,
  replaceCard,
} from '../db/queries/account-updater.ts';
import type { OperationRow, TransactionRow } from '../db/queries/transaction-rows.ts';
import { formatExpiry, parseExpiry } from '../domain/expiry.ts';
import { type MerchantAccountId, type PaymentMethodId, toId } from '../domain/ids.ts';
import { type JsonObject, parseObject } from '../domain/json.ts';
import type { Reported } from '../domain/transaction/changes.ts';
import { newId } from '../machine/entropy.ts';
import { WireFault } from '../net/wire.ts';
import type { Source } from '../operations/due.ts';
import type { Parts } from '../parts.ts';
import { deletePaymentServiceTokens } from './tokens/delete-tokens.ts';
import type { Held } from '../vault/vault.ts';
import { describeCard } from './describe-card.ts';
import { cardNumberOf, resolvePaymentMethod } from './resolve-payment-method.ts';
import { CARD_NUMBER_FIELD } from './store-card.ts';

export type AccountUpdaterJob = Readonly<{
  id: string;
  inquiries: readonly Readonly<{ id: string; paymentMethodId: PaymentMethodId }>[];
}>;

/** Schemes answer in batches, the next day. */
const ANSWER_MS = 24 * 3_600_000;

/** Orders an inquiry for each stored card that qualifies. Null: none does, or there is nobody to ask. */
export async function orderAccountUpdates(
  parts: Parts,
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
    dueAt: new Date(now.getTime() + ANSWER_MS),
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

const AGAIN_MS = 600_000;
/** By then a scheme that does not answer is not going to. */
const ATTEMPTS_MAX = 10;

/** Asks the schemes what is due to be asked, and shreds the numbers that were replaced. */
export const inquiriesDue: Source<AccountUpdaterInquiry> = {
  name: 'account updater inquiries',
  claim: claimDueInquiries,
  party: () => '',
  about: ({ account_updater_inquiry_id: inquiryId }) => ({ inquiryId }),
  leaseMs: AGAIN_MS,
  work: async (parts, inquiry) => {
    if (inquiry.status === 'retiring') return shredRetired(parts, inquiry);
    try {
      await inquire(parts, inquiry);
    } catch (error) {
      if (inquiry.attempts >= ATTEMPTS_MAX) await conclude(parts, inquiry, { status: 'failed' });
      throw error;
    }
  },
};

async function inquire(parts: Parts, inquiry: AccountUpdaterInquiry): Promise<void> {
  const { merchant_account_id: merchantAccountId } = inquiry;
  const card = await resolvePaymentMethod(parts.db, merchantAccountId, inquiry.payment_method_id);
  const number = card === null ? null : cardNumberOf(parts.vault, card);
  const expiry = parseExpiry(card?.expiration_date ?? '');
  // Deleted, or paid with by something else, in the meantime.
  if (card === null || number === null || expiry === null)
    return conclude(parts, inquiry, { status: 'unchanged' });
  const { answer, taken } = await ask(parts, merchantAccountId, inquiry.account_updater_inquiry_id, {
    card_number: number,
    expiration_month: expiry.month,
    expiration_year: expiry.year,
  });
  try {
    await take(parts, inquiry, answer, taken);
  } finally {
    if (taken !== null) await parts.vault.release([taken]);
  }
}

/** The new number never leaves the vault: it is taken out of the answer there, and sealed. */
async function ask(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  id: string,
  value: Readonly<Record<string, unknown>>,
): Promise<Readonly<{ answer: JsonObject; taken: Held | null }>> {
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
    if (status === 200 && answer !== null) return { answer, taken: held };
    if (held !== null) await parts.vault.release([held]);
    throw new Error(`the account updater answered ${status}`);
  } catch (error) {
    if (error instanceof WireFault || error instanceof Problem)
      throw new Error(`the account updater could not be asked: ${error.message}`);
    throw error;
  }
}

async function take(
  parts: Parts,
  inquiry: AccountUpdaterInquiry,
  answer: JsonObject,
  number: Held | null,
): Promise<void> {
  switch (answer['result']) {
    case 'unchanged':
      return conclude(parts, inquiry, { status: 'unchanged' });
    case 'closed':
      return conclude(parts, inquiry, { status: 'closed' });
    case 'updated': {
      const [month, year] = [answer['expiration_month'], answer['expiration_year']];
      if (typeof month !== 'number' || typeof year !== 'number')
        throw new Error('the account updater answered without an expiry');
      const expirationDate = formatExpiry({ month, year });
      const replacement: Replacement = {
        inquiry_id: inquiry.account_updater_inquiry_id,
        expiration_date: expirationDate,
        ...(number === null ? SAME_NUMBER : await seal(parts, inquiry, number)),
      };
      return conclude(parts, inquiry, { status: 'standby', replacement });
    }
    default:
      throw new Error('the account updater answered in words that it does not document');
  }
}

const SAME_NUMBER = { vault_record_id: null, fingerprint: null, label: null, bin: null } as const;

async function seal(
  parts: Parts,
  { merchant_account_id: merchantAccountId, replacement_record_id: recordId }: AccountUpdaterInquiry,
  number: Held,
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
async function shredRetired(parts: Parts, inquiry: AccountUpdaterInquiry): Promise<void> {
  await deletePaymentServiceTokens(parts, inquiry.merchant_account_id, inquiry.payment_method_id, null);
  if (inquiry.retired_record_id !== null)
    await parts.vault.shred(inquiry.merchant_account_id, inquiry.retired_record_id);
  await conclude(parts, inquiry, { status: 'replaced' });
}

async function conclude(
  parts: Parts,
  inquiry: AccountUpdaterInquiry,
  end: Parameters<typeof concludeAccountUpdaterInquiry>[2],
): Promise<void> {
  const now = parts.clock.nowFor(inquiry.merchant_account_id);
  await concludeAccountUpdaterInquiry(parts.db, inquiry, end, newId(now), now);
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
  parts: Parts,
  transaction: TransactionRow,
  operation: OperationRow,
  outcome: Reported,
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
