import type { Money } from '../domain/money.ts';
import type { GiftCardErrorCode } from '../domain/gift-card.ts';
import type { ProcessorReference, RawCode } from '../domain/outcome.ts';
import type { Recovery } from '../domain/operation/recovery.ts';
import type { Secret } from '../domain/secret.ts';
import type { Call, Connector, Fields } from './connector.ts';

/** A gift card as its provider wants it. */
export type GiftCardInstrument = Readonly<{ number: Secret; pin: Secret | null }>;

/**
 * Like `Outcome`, in the vocabulary of gift cards. `failed`: certainly nothing was done. `unknown`: something
 * may have been; only recovery says.
 */
export type GiftCardOutcome<Value> =
  | Readonly<{ kind: 'succeeded'; value: Value; reference: ProcessorReference }>
  | Readonly<{ kind: 'failed'; code: GiftCardErrorCode; raw: RawCode; unsent?: true }>
  | Readonly<{ kind: 'unknown'; detail: string }>;

export type GiftCardBalance = Readonly<{ balance: bigint; currency: string | null }>;
/** Minor units that moved. */
export type GiftCardMoved = Readonly<{ amount: bigint }>;
export type GiftCardIssued = Readonly<{ url: string }>;
export type GiftCardFound = GiftCardMoved & Partial<GiftCardIssued>;

/** `redeemed`: what the redemption took. `card`: null unless the connector keeps it (`refundsNeedCard`). */
export type GiftCardRefund = Readonly<{
  of: ProcessorReference;
  amount: Money;
  redeemed: Money;
  card: GiftCardInstrument | null;
}>;

export interface GiftCardOperations<F extends Fields> {
  balance(
    call: Call<F, Readonly<{ card: GiftCardInstrument; currency: string | null }>>,
  ): Promise<GiftCardOutcome<GiftCardBalance>>;
  /** `bill`: the whole that the card pays of. */
  redeem(
    call: Call<F, Readonly<{ card: GiftCardInstrument; amount: Money; bill: Money }>>,
  ): Promise<GiftCardOutcome<GiftCardMoved>>;
  /**
   * Gives back all or part of a redemption: a refund, or the unwinding of a transaction that failed after it.
   */
  refund(call: Call<F, GiftCardRefund>): Promise<GiftCardOutcome<GiftCardMoved>>;
  /** By our operation id. Required of connectors that recover by look-up. Of an issuance it gives the address too. */
  find?(call: Call<F, null>): Promise<GiftCardOutcome<GiftCardFound> | Readonly<{ kind: 'not_found' }>>;
  activate?(
    call: Call<F, Readonly<{ card: GiftCardInstrument; amount: Money | null }>>,
  ): Promise<GiftCardOutcome<GiftCardMoved>>;
  issue?(call: Call<F, Readonly<{ theme: string; amount: Money }>>): Promise<GiftCardOutcome<GiftCardIssued>>;
  /** What is wrong with the settings, as a sentence, or null. Absent where the provider cannot be asked. */
  verify?(call: Call<F, null>): Promise<string | null>;
}

/** Code that speaks one gift card provider's API. */
export interface GiftCardConnector<F extends Fields = Fields> extends Pick<
  Connector<F>,
  'processor' | 'displayName' | 'settings' | 'baseUrls' | 'addressOf' | 'login'
> {
  readonly id: 'mock-gift-card' | 'qwikcilver-gift-card' | 'valuelink-gift-card';
  /** A card that came with a payment stays sealed, without its PIN, for as long as it may be refunded. */
  readonly refundsNeedCard?: true;
  readonly operations: GiftCardOperations<F>;
  readonly recovery: Exclude<Recovery, Readonly<{ by: 'events' }>>;
}

export function defineGiftCardConnector<const F extends Fields>(
  connector: GiftCardConnector<F>,
): GiftCardConnector<F> {
  return connector;
}
