import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, lockObject } from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import { type Booking, keepBook, openBook } from '../object-books.ts';
import { type AnswerBody, uuidOf } from './desk.ts';

/** GoCardless's resources: what is kept of them, and how they are shown. */

type Base = Readonly<{ id: string; created_at: string; metadata: Readonly<Record<string, string>> }>;

export type BankAccount = Base &
  Readonly<{
    scheme: 'ach' | 'bacs' | 'sepa_core';
    currency: string;
    customer: string;
    holder: string;
    /** Of the number nothing else is kept but a digest, by which an account is the same. */
    ending: string;
    numbers: string;
    accountType: string | null;
    country: string;
  }>;

export type Mandate = Base &
  Readonly<{
    status: 'pending_submission' | 'submitted' | 'active' | 'failed' | 'cancelled' | 'expired';
    scheme: BankAccount['scheme'];
    currency: string;
    customer: string;
    account: string;
    authorisationSource: string;
    /** The mandate that took its place. */
    replacedBy?: string;
  }>;

export type Payment = Base &
  Readonly<{
    status:
      | 'pending_submission'
      | 'submitted'
      | 'confirmed'
      | 'paid_out'
      | 'cancelled'
      | 'failed'
      | 'charged_back';
    amount: number;
    amount_refunded: number;
    currency: string;
    description: string | null;
    charge_date: string;
    scheme: string;
    mandate: string;
    payout: string | null;
    /** On the buyer's statement. */
    statement: string | null;
    /** Under whose key it was made, for the books. */
    reference: string;
  }>;

export type Refund = Base &
  Readonly<{
    status: 'submitted' | 'paid' | 'bounced' | 'funds_returned';
    amount: number;
    currency: string;
    payment: string;
    mandate: string;
  }>;

export const CREDITOR = 'CR000SIMULATED';

export function showAccount(account: BankAccount): AnswerBody {
  return {
    id: account.id,
    created_at: account.created_at,
    account_holder_name: account.holder.toUpperCase(),
    account_number_ending: account.ending,
    ...(account.accountType === null ? {} : { account_type: account.accountType }),
    bank_account_token: null,
    bank_name: 'SIMULATED BANK',
    country_code: account.country,
    currency: account.currency,
    enabled: true,
    metadata: account.metadata,
    links: { customer: account.customer },
  };
}

export function showMandate(mandate: Mandate): AnswerBody {
  return {
    id: mandate.id,
    created_at: mandate.created_at,
    authorisation_source: mandate.authorisationSource,
    consent_type: null,
    funds_settlement: 'managed',
    metadata: mandate.metadata,
    next_possible_charge_date: dateAfter(mandate.created_at, 3),
    payments_require_approval: false,
    reference: 'REF-SIMULATED',
    scheme: mandate.scheme,
    status: mandate.status,
    verified_at: null,
    links: { creditor: CREDITOR, customer: mandate.customer, customer_bank_account: mandate.account },
  };
}

export function dateAfter(at: string, days: number): string {
  return new Date(Date.parse(at) + days * 86_400_000).toISOString().slice(0, 10);
}

export function showPayment(payment: Payment): AnswerBody {
  const { mandate, payout, statement, reference: _reference, ...shown } = payment;
  return {
    ...shown,
    app_fee: null,
    faster_ach: null,
    fx: {
      estimated_exchange_rate: null,
      exchange_rate: null,
      fx_amount: null,
      fx_currency: payment.currency,
    },
    reference: statement,
    retry_if_possible: false,
    links: { creditor: CREDITOR, mandate, ...(payout === null ? {} : { payout }) },
  };
}

export function showRefund(refund: Refund): AnswerBody {
  const { payment, mandate, ...shown } = refund;
  return {
    ...shown,
    fx: { estimated_exchange_rate: null, exchange_rate: null, fx_amount: null, fx_currency: refund.currency },
    reference: null,
    links: { payment, mandate },
  };
}

/** Under lock, so that two requests on one resource come one after the other. */
export async function lock<Body>(tx: Queryable, desk: Desk, kind: string, id: string): Promise<Body | null> {
  const found = await lockObject<Body>(tx, desk, id);
  return found?.kind === kind ? found.body : null;
}

export async function openPayment(tx: Queryable, desk: Desk, payment: Payment): Promise<void> {
  await addObject(
    tx,
    desk,
    { id: payment.id, kind: 'payment', parentId: payment.mandate, body: payment },
    desk.now,
  );
  const asked = { reference: payment.reference, kind: 'authorize', amount: BigInt(payment.amount) };
  await openBook(tx, desk, bookingOf(payment), asked);
}

export async function keepPayment(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  moved: Parameters<typeof keepBook>[3] = null,
): Promise<void> {
  await changeObject(tx, desk, payment.id, payment);
  await keepBook(tx, desk, bookingOf(payment), moved);
}

function bookingOf(payment: Payment): Booking {
  const arrived = ['confirmed', 'paid_out', 'charged_back'].includes(payment.status);
  const money = arrived ? BigInt(payment.amount) : 0n;
  return {
    payment_id: uuidOf(payment.id) ?? payment.id,
    currency: payment.currency,
    authorized: money,
    captured: money,
    refunded: BigInt(payment.amount_refunded),
    status: STATUSES[payment.status],
    instrument: { scheme: payment.scheme },
    details: { id: payment.id, state: payment.status, reference: payment.reference },
  };
}

const STATUSES: Readonly<Record<Payment['status'], Booking['status']>> = {
  pending_submission: 'pending',
  submitted: 'pending',
  confirmed: 'captured',
  paid_out: 'captured',
  cancelled: 'voided',
  failed: 'failed',
  charged_back: 'returned',
};
