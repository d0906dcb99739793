import { checkoutSessionErrand } from '../checkout/end.ts';
import { insertCheckoutSession } from '../db/queries/checkout-sessions.ts';
import {
  type PaymentLink,
  claimPaymentLink,
  countSessionOfPaymentLink,
  releasePaymentLink,
} from '../db/queries/payment-links.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import { type CheckoutSessionId, toId } from '../domain/ids.ts';
import { newId } from '../machine/entropy.ts';
import type { Parts } from '../parts.ts';
import { stored } from '../json/stored-json.ts';
import type { CreateBody, MethodCreate } from '../payments/create/context.ts';
import { createTransaction } from '../payments/create/create-transaction.ts';
import { Problem } from '../problem/problem.ts';
import { type Offer, offersOf } from './offers.ts';
import { paymentLinkUrl } from './address.ts';

/** What the buyer chose on the page. */
export type Choice =
  | Readonly<{ kind: 'card'; sessionId: string }>
  | Readonly<{ kind: 'stored'; id: string }>
  | Readonly<{ kind: 'redirect'; method: string }>;

/** `taken`: somebody else pays, or has paid, or the link has expired, or was tried too often. */
export type Paid =
  | Readonly<{ kind: 'made'; transaction: TransactionRow }>
  | Readonly<{ kind: 'taken' | 'refused' }>;

/** A request that takes longer than this to be written down is not going to be. */
const CLAIM_MS = 2 * 60_000;

/**
 * One payment for a link. It is claimed before anything else, so that two buyers who press at once do not both
 * pay; the transaction names its link, and the database lets no second one in that did not fail.
 */
export async function payLink(
  parts: Parts,
  link: PaymentLink,
  choice: Choice,
  { now, clientIp }: Readonly<{ now: Date; clientIp: string | null }>,
): Promise<Paid> {
  const offer = (await offersOf(parts, link)).find((one) => isFor(one, choice));
  if (offer === undefined) return { kind: 'refused' };
  const until = new Date(now.getTime() + CLAIM_MS);
  if (!(await claimPaymentLink(parts.db, link, { now, until }))) return { kind: 'taken' };
  try {
    const { transaction } = await createTransaction({
      parts,
      merchantAccountId: link.merchant_account_id,
      body: bodyOf(link, methodOf(parts, link, choice), offer),
      held: new Map(),
      now,
      answering: { form: 'transaction', version: '2026-11-01', idempotency: null },
      clientIp,
      paymentLink: link.payment_link_id,
    });
    return { kind: 'made', transaction };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    parts.log.warn(
      { paymentLinkId: link.payment_link_id, code: error.code },
      'a payment by link was refused',
    );
    return { kind: 'refused' };
  } finally {
    await releasePaymentLink(parts.db, link, now);
  }
}

function isFor(offer: Offer, choice: Choice): boolean {
  if (choice.kind === 'redirect') return offer.kind === 'redirect' && offer.method === choice.method;
  if (choice.kind === 'stored') return offer.kind === 'stored' && offer.id === choice.id;
  return offer.kind === 'card';
}

function methodOf(parts: Parts, link: PaymentLink, choice: Choice): MethodCreate {
  const redirect_url = paymentLinkUrl(parts.config.publicUrl, link);
  switch (choice.kind) {
    case 'card':
      return { method: 'checkout-session', id: choice.sessionId, redirect_url };
    case 'stored':
      return { method: 'id', id: choice.id, redirect_url };
    case 'redirect':
      return stored<MethodCreate>({
        method: choice.method,
        country: link.country,
        currency: link.currency,
        redirect_url,
      });
    default:
      return choice satisfies never;
  }
}

/** What the link says, as the request that the merchant's server would have sent. */
function bodyOf(link: PaymentLink, payment_method: MethodCreate, offer: Offer): CreateBody {
  const { details } = link;
  const given = Object.fromEntries(
    Object.entries(details).filter(([name, value]) => PASSED_ON.has(name) && value !== null),
  );
  return stored<CreateBody>({
    merchant_initiated: false,
    is_subsequent_payment: false,
    async_capture: false,
    account_funding_transaction: false,
    allow_partial_authorization: false,
    ...given,
    amount: Number(link.amount),
    currency: link.currency,
    country: link.country,
    ...(link.buyer_id === null ? {} : { buyer_id: link.buyer_id }),
    intent: offer.canDelayCapture ? details['intent'] : 'capture',
    store: offer.kind === 'card' && details['store'] === true,
    payment_method,
  });
}

const PASSED_ON: ReadonlySet<string> = new Set([
  'buyer',
  'external_identifier',
  'statement_descriptor',
  'cart_items',
  'metadata',
  'payment_source',
  'connection_options',
  'installment_count',
]);

/** A session for the card fields of the page, which our own pages alone may show. Null: opened too often. */
export async function openSessionForLink(
  parts: Parts,
  link: PaymentLink,
  now: Date,
): Promise<CheckoutSessionId | null> {
  if (!(await countSessionOfPaymentLink(parts.db, link))) return null;
  const id = newId<'checkout-session'>(now);
  const purpose = {
    ...NOTHING_SAID,
    amount: link.amount,
    currency: link.currency,
    country: link.country,
    buyer_id: link.buyer_id,
    front_end_origins: [new URL(parts.config.publicUrl).origin],
  };
  const times = { expiresAt: new Date(now.getTime() + SESSION_MS), now };
  const errand = checkoutSessionErrand(parts, link.merchant_account_id, times);
  await insertCheckoutSession(parts.db, link.merchant_account_id, id, purpose, errand, times);
  return toId(id);
}

const SESSION_MS = 60 * 60_000;
const NOTHING_SAID = {
  cart_items: null,
  metadata: null,
  buyer: null,
  airline: null,
  payment_service_id: null,
  intent: null,
  payment_source: null,
  is_subsequent_payment: null,
  merchant_initiated: null,
} as const;
