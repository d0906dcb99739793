import type { Detail } from '../domain/problem.ts';
import {
  type CheckoutSessionRow,
  getLiveCheckoutSession,
  handOverToPaymentMethod,
  takeCheckoutSessionRow,
} from '../db/queries/checkout-sessions.ts';
import {
  type PaymentMethodStatus,
  type PaymentMethodWithBuyerRow,
  getLivePaymentMethod,
} from '../db/queries/payment-methods.ts';
import type { CardScheme } from '../domain/card-scheme.ts';
import type { BuyerId, CheckoutSessionId, MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import type { CardDescription } from '../payment-methods/describe-card.ts';
import { CARD_NUMBER_FIELD, newCardPaymentMethod } from '../payment-methods/store-card.ts';
import { unfinishedJob } from '../payment-methods/unfinished.ts';
import { SECURITY_CODE_FIELD } from './fields.ts';

/** What a buyer put into a checkout session, taken out for one payment or one vaulting. */
export type TakenCheckoutSession = Readonly<{
  session: CheckoutSessionRow;
  instrument: TakenInstrument;
  securityCode: Secret | null;
  /** One was put in, and vault memory does not have it any more. */ securityCodeLost: boolean;
}>;

type TakenInstrument =
  /**
   * The sealed number belongs to the session and is shredded with it, unless `storeTakenCard` makes it a
   * payment method.
   */
  | Readonly<{
      kind: 'card';
      recordId: VaultRecordId;
      number: Secret;
      expirationDate: string;
      fingerprint: string;
      description: CardDescription;
      preferredScheme: CardScheme | null;
    }>
  | Readonly<{ kind: 'payment-method'; paymentMethod: PaymentMethodWithBuyerRow }>
  | Readonly<{ kind: 'click-to-pay'; data: Readonly<Record<string, string>> }>;

/**
 * Takes what was put into a session, once: a second taker finds it empty until new fields are put in.
 * Anything wrong with the session comes back as a problem of the request's `pointer`, where the session's id
 * stands.
 */
export async function takeCheckoutSession(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  now: Date,
  pointer: string,
): Promise<
  Readonly<{ taken: TakenCheckoutSession; problem: null }> | Readonly<{ taken: null; problem: Detail }>
> {
  const row = await takeCheckoutSessionRow(parts.db, merchantAccountId, id, now);
  if (row === null) {
    const session = await getLiveCheckoutSession(parts.db, merchantAccountId, id, now);
    return {
      taken: null,
      problem: problemAt(pointer, session === null ? NOT_THERE : session.taken_at !== null ? USED : EMPTY),
    };
  }
  const instrument = await instrumentOf(parts, row);
  if (instrument === null) return { taken: null, problem: problemAt(pointer, METHOD_GONE) };
  const securityCode = await securityCodeOf(parts, row);
  return {
    taken: {
      session: row,
      instrument,
      securityCode,
      securityCodeLost: securityCode === null && row.security_code_record_id !== null,
    },
    problem: null,
  };
}

/**
 * The payment method that a taken card becomes, without the number moving. Null where the session has ended
 * in between.
 */
export async function storeTakenCard(
  parts: ReadParts,
  taken: TakenCheckoutSession,
  owner: Readonly<{
    buyerId: BuyerId | null;
    externalIdentifier: string | null;
    status: PaymentMethodStatus;
  }>,
  now: Date,
): Promise<PaymentMethodWithBuyerRow | null> {
  const { session, instrument } = taken;
  if (instrument.kind !== 'card') throw new Error(`BUG: a ${instrument.kind} is not a card to store`);

  const { merchant_account_id: merchantAccountId } = session;
  const card = {
    ...owner,
    merchantAccountId,
    expirationDate: instrument.expirationDate,
    description: instrument.description,
  };
  const made = newCardPaymentMethod(card, now, {
    recordId: instrument.recordId,
    fingerprint: instrument.fingerprint,
    lifecycle: 'live',
  });
  const job = unfinishedJob(parts, { kind: 'payment-method', merchantAccountId });
  const isHandedOver = await handOverToPaymentMethod(parts.db, session.checkout_session_id, made, job, now);
  return isHandedOver ? getLivePaymentMethod(parts.db, merchantAccountId, made.payment_method_id) : null;
}

/**
 * To be called when the payment has its outcome, whatever that is: a security code is not kept after
 * authorization. Idempotent.
 */
export async function forgetSecurityCode(
  parts: MoneyParts,
  { session }: TakenCheckoutSession,
): Promise<void> {
  if (session.security_code_record_id !== null)
    await parts.vault.forget(
      session.merchant_account_id,
      session.security_code_record_id,
      SECURITY_CODE_FIELD,
    );
}

const NOT_THERE = {
  message: 'is not a checkout session, or it has expired',
  type: 'value_error.checkout_session',
};
const EMPTY = {
  message: 'is a checkout session without a payment method',
  type: 'value_error.checkout_session.empty',
};
const USED = {
  message: 'is a checkout session whose payment method was used already',
  type: 'value_error.checkout_session.used',
};
const METHOD_GONE = {
  message: 'is a checkout session whose payment method no longer exists',
  type: 'value_error.checkout_session.payment_method',
};

/**
 * For a payment: without the code that the buyer typed it would be another payment than the one asked for.
 */
export const SECURITY_CODE_LOST = {
  message: 'is a checkout session whose security code is no longer kept: put the fields in again',
  type: 'value_error.checkout_session.security_code',
};

function problemAt(pointer: string, problem: Readonly<{ message: string; type: string }>): Detail {
  return { location: 'body', pointer, ...problem };
}

async function instrumentOf(parts: MoneyParts, row: CheckoutSessionRow): Promise<TakenInstrument | null> {
  const { merchant_account_id: merchantAccountId } = row;
  switch (row.method) {
    case 'card': {
      const { vault_record_id: recordId, fingerprint, expiration_date: expirationDate, scheme } = row;
      if (recordId === null || fingerprint === null || expirationDate === null || scheme === null)
        throw new Error('BUG: a card in a checkout session that is not whole');
      const description = {
        bin: row.bin,
        label: row.label ?? '',
        scheme,
        additionalSchemes: row.additional_schemes,
        cardType: row.card_type,
        issuerName: row.card_issuer_name,
        country: row.card_country,
      };
      return {
        kind: 'card',
        recordId,
        number: parts.vault.secret(merchantAccountId, recordId, CARD_NUMBER_FIELD, 'card.number'),
        expirationDate,
        fingerprint,
        description,
        preferredScheme: row.preferred_scheme,
      };
    }
    case 'id': {
      const paymentMethod =
        row.payment_method_id === null
          ? null
          : await getLivePaymentMethod(parts.db, merchantAccountId, row.payment_method_id);
      return paymentMethod === null ? null : { kind: 'payment-method', paymentMethod };
    }
    case 'click-to-pay':
      return { kind: 'click-to-pay', data: row.click_to_pay ?? {} };
    case null:
      return null;
    default:
      return row.method satisfies never;
  }
}

/** Null once vault memory does not have it any more: after its time, or after a restart of the vault. */
async function securityCodeOf(
  parts: MoneyParts,
  { merchant_account_id: merchantAccountId, security_code_record_id: recordId }: CheckoutSessionRow,
): Promise<Secret | null> {
  if (recordId === null || !(await parts.vault.keeps(merchantAccountId, recordId, SECURITY_CODE_FIELD)))
    return null;
  return parts.vault.secret(merchantAccountId, recordId, SECURITY_CODE_FIELD, 'card.security_code');
}
