import type { Static } from 'typebox';
import type { TransactionCreate } from '../../api-contract/transaction/create.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import type { MoneyParts } from '../../parts.ts';
import type { HeldValue } from '../../vault/vault.ts';
import type { Claim } from '../routing/payment-facts.ts';

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

/** What of a request, of a payment or a payout, says which payment services can be tried. */
export type ServiceChoice = Pick<CreateBody, 'currency'> &
  Partial<Pick<CreateBody, 'payment_service_id' | 'country' | 'gift_cards' | 'store' | 'integration_client'>>;

export type MethodCreate = NonNullable<CreateBody['payment_method']>;

/** Where the buyer's browser goes in the end; null where the method names no address. */
export function redirectUrlOf(method: MethodCreate | null): string | null {
  return method !== null && 'redirect_url' in method ? (method.redirect_url ?? null) : null;
}
