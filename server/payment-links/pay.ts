import { checkoutSessionJob } from '../checkout/end.ts';
import { insertCheckoutSession } from '../db/queries/checkout-sessions.ts';
import {
  type PaymentLink,
  claimPaymentLink,
  noteSessionOfPaymentLink,
  releasePaymentLink,
} from '../db/queries/payment-links.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import { WALLET_METHODS } from '../digital-wallets/register.ts';
import { type CheckoutSessionId, toId, uuidv7 } from '../domain/ids.ts';
import { type JsonObject, textAt } from '../domain/json.ts';
import { ancestorsOf } from '../front-end/origins.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { fromStoredJson } from '../json/stored-json.ts';
import type { CreateBody, CreateContext, Claim } from '../payments/request/context.ts';
import { ORDER_PAID } from '../payments/request/order-key.ts';
import { createTransaction } from '../payments/create/create-transaction.ts';
import { Problem } from '../domain/problem.ts';
import { type Offer, offersOf, takesGiftCards } from './offers.ts';
import { paymentLinkUrl } from '../answers/payment-link-address.ts';

/** What the buyer chose on the page. */
export type Choice =
  | Readonly<{ kind: 'card'; sessionId: string }>
  | Readonly<{ kind: 'stored'; id: string }>
  | Readonly<{ kind: 'redirect'; method: string }>
  /** As `POST /transactions` takes it. */
  | Readonly<{ kind: 'bank'; scheme: string; account: JsonObject }>
  /** They pay all of it. */
  | Readonly<{ kind: 'gift-cards' }>
  /** What the wallet gave, as `POST /transactions` takes it. */
  | Readonly<{ kind: 'wallet'; method: string; given: JsonObject }>
  /** What the wallet put into a session of the page. */
  | Readonly<{ kind: 'click-to-pay'; sessionId: string }>;

export type LinkPayment = Readonly<{
  choice: Choice;
  /** As `POST /transactions` takes them; in place of the first methods' money, as far as they go. */
  giftCards?: readonly JsonObject[];
  /** Where the buyer comes back to, where they approve elsewhere; left out, the page of the link. */
  backTo?: string;
}>;

/** `taken`: somebody else pays, or has paid, or the link has expired, or was tried too often. */
export type LinkPaymentResult =
  | Readonly<{ kind: 'made'; transaction: TransactionRow }>
  | Readonly<{ kind: 'taken' }>
  /** What was tried with or by it was declined too often: later it may go again. */
  | Readonly<{ kind: 'too_often' }>
  /** `fields`: what of the chosen way to pay was wrong. */
  | Readonly<{ kind: 'refused'; fields: readonly string[] }>;

/** A request that takes longer than this to be written down is not going to be. */
export const CLAIM_MS = 2 * 60_000;

/** The payment of a link as the merchant's server would have asked for it; null for what is not offered. */
export async function paymentFor(
  parts: MoneyParts,
  link: PaymentLink,
  asked: LinkPayment,
): Promise<CreateBody | null> {
  const { choice, giftCards = [] } = asked;
  if (!isOwnSession(link, choice)) return null;
  const method = methodOf(parts, link, asked);
  if (choice.kind === 'gift-cards')
    return (await takesGiftCards(parts, link))
      ? bodyOf(link, { payment_method: null, gift_cards: giftCards, intent: 'capture', store: false })
      : null;
  const offer = (await offersOf(parts, link)).find((one) => isFor(one, choice));
  if (offer === undefined || (giftCards.length > 0 && !offer.besideGiftCards)) return null;

  const canHold = offer.canDelayCapture;
  return bodyOf(link, {
    payment_method: method,
    ...(giftCards.length === 0 ? {} : { gift_cards: giftCards }),
    intent: canHold ? link.details['intent'] : 'capture',
    capture_at: canHold ? (link.details['capture_at'] ?? null) : null,
    store: offer.kind === 'card' && link.details['store'] === true,
  });
}

/**
 * One payment for a link. It is claimed before anything else, so that two buyers who press at once do not both
 * pay; the transaction names its link, and the database lets no second one in that did not fail.
 */
export async function payLink(
  parts: MoneyParts,
  link: PaymentLink,
  body: CreateBody,
  { now, clientIp, held = new Map() }: Readonly<{ now: Date; clientIp: string | null; held?: HeldByPointer }>,
): Promise<LinkPaymentResult> {
  const until = new Date(now.getTime() + CLAIM_MS);
  if (!(await claimPaymentLink(parts.db, link, { now, until }))) return { kind: 'taken' };
  try {
    const { transaction } = await createTransaction({
      parts,
      merchantAccountId: link.merchant_account_id,
      body,
      held,
      now,
      answering: { form: 'transaction', version: '2026-11-01', idempotency: null, audit: null },
      clientIp,
      paymentLink: link.payment_link_id,
      orderKey: orderOf(link),
      frontEnd: { pinsBuyer: link.buyer_id !== null, pinsGuest: link.details[CLAIMED_BUYER] !== true },
      claims: claimsIn(link.details),
    });
    return { kind: 'made', transaction };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.reason === ORDER_PAID) return { kind: 'taken' };
    if (error.code === 'too_many_requests') return { kind: 'too_often' };
    parts.log.warn(
      { paymentLinkId: link.payment_link_id, code: error.code },
      'a payment by link was refused',
    );
    return { kind: 'refused', fields: fieldsIn(error) };
  } finally {
    await releasePaymentLink(parts.db, link, now);
  }
}

/** What names the order of a link, where that is paid once. */
function orderOf({ once_key: once, details }: PaymentLink): string | null {
  return once?.toString('hex') ?? textAt(details, 'order_key');
}

/** True among the details of a link whose guest a front end told of as it liked. */
export const CLAIMED_BUYER = 'is_buyer_claimed';

/** What a front end chose to say when it made the link; nothing, where a server made it. */
export function claimsIn({ claims }: JsonObject): readonly Claim[] {
  return Array.isArray(claims) ? fromStoredJson<readonly Claim[]>(claims) : [];
}

function fieldsIn({ details }: Problem): readonly string[] {
  const PLACE = '/payment_method/';
  return details.flatMap(({ pointer }) => (pointer.startsWith(PLACE) ? [pointer.slice(PLACE.length)] : []));
}

type HeldByPointer = CreateContext['held'];

/** Whoever has a link may know the id of another buyer's session, too. */
function isOwnSession({ session_ids: ids }: PaymentLink, choice: Choice): boolean {
  return !('sessionId' in choice) || ids.some((id) => id === choice.sessionId.toLowerCase());
}

function isFor(offer: Offer, choice: Choice): boolean {
  switch (choice.kind) {
    case 'redirect':
      return offer.kind === 'redirect' && offer.method === choice.method;
    case 'stored':
      return offer.kind === 'stored' && offer.id === choice.id;
    case 'bank':
      return offer.kind === 'bank' && offer.scheme === choice.scheme;
    case 'wallet':
      return offer.kind === 'wallet' && WALLET_METHODS[offer.wallet.provider] === choice.method;
    case 'click-to-pay':
      return offer.kind === 'wallet' && offer.wallet.provider === choice.kind;
    default:
      return offer.kind === choice.kind;
  }
}

function methodOf(parts: ReadParts, link: PaymentLink, { choice, backTo }: LinkPayment): unknown {
  const redirect_url = backTo ?? paymentLinkUrl(parts.config.publicUrl, link);
  switch (choice.kind) {
    case 'wallet':
      return { ...choice.given, method: choice.method, redirect_url };
    case 'card':
    case 'click-to-pay':
      return { method: 'checkout-session', id: choice.sessionId, redirect_url };
    case 'stored':
      return { method: 'id', id: choice.id, redirect_url };
    case 'bank':
      return { ...choice.account, method: 'bank', scheme: choice.scheme };
    case 'redirect':
      return { method: choice.method, country: link.country, currency: link.currency, redirect_url };
    case 'gift-cards':
      return null;
    default:
      return choice satisfies never;
  }
}

/** What the link says, with what the buyer chose. */
function bodyOf(link: PaymentLink, chosen: JsonObject): CreateBody {
  const { details } = link;
  const given = Object.fromEntries(
    Object.entries(details).filter(([name, value]) => PASSED_ON.has(name) && value !== null),
  );
  return fromStoredJson<CreateBody>({
    merchant_initiated: false,
    is_subsequent_payment: false,
    async_capture: false,
    account_funding_transaction: false,
    allow_partial_authorization: false,
    pays_once: false,
    ...given,
    amount: Number(link.amount),
    currency: link.currency,
    country: link.country,
    ...(link.buyer_id === null ? {} : { buyer_id: link.buyer_id }),
    ...chosen,
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
  parts: ReadParts,
  link: PaymentLink,
  now: Date,
): Promise<CheckoutSessionId | null> {
  const id = newId<'checkout-session'>(now);
  const oldest = uuidv7<'checkout-session'>(now.getTime() - SESSION_MS, new Uint8Array(10));
  if (!(await noteSessionOfPaymentLink(parts.db, link, { id, oldest }))) return null;

  const purpose = {
    ...NOTHING_SAID,
    amount: link.amount,
    currency: link.currency,
    country: link.country,
    buyer_id: link.buyer_id,
    front_end_origins: await framedBy(parts, link),
  };
  const times = { expiresAt: new Date(now.getTime() + SESSION_MS), now };
  const job = checkoutSessionJob(parts, link.merchant_account_id, times);
  await insertCheckoutSession(parts.db, link.merchant_account_id, id, purpose, job, times);
  return toId(id);
}

/** The page that shows the fields, and where that stands in a page itself, those around it. */
async function framedBy(parts: ReadParts, link: PaymentLink): Promise<readonly string[]> {
  const own = new URL(parts.config.publicUrl).origin;
  return link.is_embedded
    ? [own, ...(await ancestorsOf(parts, { ...link, front_end_origins: null }))]
    : [own];
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
