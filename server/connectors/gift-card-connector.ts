import type { Money } from '../domain/money.ts';
import type { GiftCardErrorCode } from '../domain/gift-card.ts';
import type { ProcessorReference, RawCode } from '../domain/outcome.ts';
import type { Recovery } from '../domain/operation/recovery.ts';
import type { Secret } from '../domain/secret.ts';
import type { Call, Fields } from './connector.ts';

/** A gift card as its provider wants it. */
export type GiftCardInstrument = Readonly<{ number: Secret; pin: Secret | null }>;

/**
 * Like `Outcome`, in the vocabulary of gift cards. `failed`: certainly nothing was done. `unknown`: something
 * may have been; only `find` says.
 */
export type GiftCardOutcome<Value> =
  | Readonly<{ kind: 'succeeded'; value: Value; reference: ProcessorReference }>
  | Readonly<{ kind: 'failed'; code: GiftCardErrorCode; raw: RawCode }>
  | Readonly<{ kind: 'unknown'; detail: string }>;

export type GiftCardBalance = Readonly<{ balance: bigint; currency: string | null }>;
/** Minor units that moved. */
export type GiftCardMoved = Readonly<{ amount: bigint }>;
export type GiftCardIssued = Readonly<{ url: string }>;

export interface GiftCardOperations<F extends Fields> {
  balance(
    call: Call<F, Readonly<{ card: GiftCardInstrument; currency: string | null }>>,
  ): Promise<GiftCardOutcome<GiftCardBalance>>;
  redeem(
    call: Call<F, Readonly<{ card: GiftCardInstrument; amount: Money }>>,
  ): Promise<GiftCardOutcome<GiftCardMoved>>;
  /**
   * Gives back all or part of a redemption: a refund, or the unwinding of a transaction that failed after it.
   */
  refund(
    call: Call<F, Readonly<{ of: ProcessorReference; amount: Money }>>,
  ): Promise<GiftCardOutcome<GiftCardMoved>>;
  /** By our operation id. Required, as for connectors of payment services. */
  find(call: Call<F, null>): Promise<GiftCardOutcome<GiftCardMoved> | Readonly<{ kind: 'not_found' }>>;
  activate?(
    call: Call<F, Readonly<{ card: GiftCardInstrument; amount: Money | null }>>,
  ): Promise<GiftCardOutcome<GiftCardMoved>>;
  issue?(call: Call<F, Readonly<{ theme: string; amount: Money }>>): Promise<GiftCardOutcome<GiftCardIssued>>;
}

/** Code that speaks one gift card provider's API. */
export interface GiftCardConnector<F extends Fields = Fields> {
  readonly id: 'mock-gift-card' | 'qwikcilver-gift-card' | 'valuelink-gift-card';
  readonly displayName: string;
  readonly settings: F;
  readonly baseUrls: Readonly<{ sandbox: string | null; production: string | null }>;
  readonly operations: GiftCardOperations<F>;
  readonly recovery: Extract<Recovery, Readonly<{ by: 'look-up' }>>;
}

export function defineGiftCardConnector<const F extends Fields>(
  connector: GiftCardConnector<F>,
): GiftCardConnector<F> {
  return connector;
}
