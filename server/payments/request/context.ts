import type { Static } from 'typebox';
import type { TransactionCreate } from '../../api-contract/transaction/create.ts';
import type { PaymentLinkId } from '../../db/queries/payment-links.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import type { MoneyParts } from '../../parts.ts';
import type { HeldValue } from '../../vault/vault.ts';
import type { AnswerContext } from './idempotent-answer.ts';

export type CreateBody = Static<typeof TransactionCreate>;

/** A request for a payment, with what is needed to look at it. */
export type CreateContext = Readonly<{
  parts: MoneyParts;
  merchantAccountId: MerchantAccountId;
  body: CreateBody;
  /** What the vault took out of the body, by pointer. */
  held: ReadonlyMap<string, HeldValue>;
  now: Date;
  /** What a shopper could say of it as they liked; absent where a server said it. */
  claims?: readonly Claim[];
}>;

/** A payment that is to be made for a caller. */
export type PaymentRequest = CreateContext &
  Readonly<{
    answering: AnswerContext;
    clientIp: string | null;
    /** An authorization that expired, which this one takes the place of. */
    insteadOf?: TransactionId;
    /** A declined transaction that this one tries again, and this one's id. */
    attemptOf?: Readonly<{ transactionId: TransactionId; id: TransactionId }>;
    /** Whose payment it is, as a transaction has them that it goes on for; absent: the request says it. */
    buyerAs?: Pick<TransactionRow, 'buyer_id' | 'buyer' | 'shipping_details'>;
    /** The link that it pays. */
    paymentLink?: PaymentLinkId;
    /** What names its order, where that is paid once; absent: the request says it. */
    orderKey?: string | null;
    /** Absent for servers, which may charge what they store. What a link says is pinned. */
    frontEnd?: FrontEnd;
  }>;

/** A caller that a buyer may have in their hands. */
export type FrontEnd = Readonly<{
  /** A stored buyer. */
  pinsBuyer: boolean;
  /** All that is said of a buyer who is not stored. */
  pinsGuest: boolean;
}>;

/** What a request says of itself and nobody can look up, with the conditions of flows that ask for it. */
export const CLAIMS = {
  country: ['country'],
  metadata: ['metadata', 'metadata_numeric'],
  cart_items: ['product_categories', 'product_types', 'skus'],
  browser_info: ['browser_language'],
} as const;
export type Claim = keyof typeof CLAIMS;

/** What a front end may say as it likes, because its token does not pin it. */
export function claimsBeside(pins: Readonly<Record<string, unknown>>): readonly Claim[] {
  const names = Object.keys(CLAIMS) as Claim[];
  return names.filter((name) => (pins[name] ?? null) === null);
}

/** What of a request, of a payment or a payout, says which payment services can be tried. */
export type ServiceChoice = Pick<CreateBody, 'currency'> &
  Partial<Pick<CreateBody, 'payment_service_id' | 'country' | 'gift_cards' | 'store' | 'integration_client'>>;

export type MethodCreate = NonNullable<CreateBody['payment_method']>;

/** Where the buyer's browser goes in the end; null where the method names no address. */
export function redirectUrlOf(method: MethodCreate | null): string | null {
  return method !== null && 'redirect_url' in method ? (method.redirect_url ?? null) : null;
}
