import type { Static } from 'typebox';
import type { Queryable } from '../../../db/db.ts';
import type { CheckoutSessionPurpose } from '../../../db/queries/checkout-sessions.ts';
import { parseCurrency } from '../../../domain/currency.ts';
import type { BuyerId, MerchantAccountId } from '../../../domain/ids.ts';
import type { CheckoutSessionUpdate } from '../../../api-contract/checkout-sessions.ts';
import { Problem, type Detail, ruleBroken } from '../../../domain/problem.ts';
import { namedBuyer } from '../payment-methods/buyer-of.ts';

type Body = Static<typeof CheckoutSessionUpdate>;

export const NO_PURPOSE: CheckoutSessionPurpose = {
  amount: null,
  currency: null,
  country: null,
  cart_items: null,
  metadata: null,
  buyer: null,
  buyer_id: null,
  airline: null,
  payment_service_id: null,
  intent: null,
  payment_source: null,
  is_subsequent_payment: null,
  merchant_initiated: null,
  front_end_origins: null,
};

/** What is left out stays, null clears; lists and objects are replaced whole. */
export async function changedPurpose(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  before: CheckoutSessionPurpose,
  body: Body,
): Promise<CheckoutSessionPurpose> {
  const named = await namedBuyer(db, merchantAccountId, body, 'body');
  const problems: Detail[] = [...named.problems];
  if (typeof body.currency === 'string' && parseCurrency(body.currency) === null)
    problems.push({
      location: 'body',
      pointer: '/currency',
      message: 'is not an ISO 4217 currency in use',
      type: 'value_error.currency',
    });
  if (problems.length > 0) throw new Problem('bad_request', { details: problems });
  const pick = <Field extends keyof CheckoutSessionPurpose>(
    field: Field,
    given: CheckoutSessionPurpose[Field] | undefined,
  ): CheckoutSessionPurpose[Field] => (given === undefined ? before[field] : given);
  const isNamed = body.buyer_id !== undefined || body.buyer_external_identifier !== undefined;
  const buyer: CheckoutSessionPurpose['buyer'] = pick('buyer', body.buyer);
  const buyerId: BuyerId | null = isNamed ? named.buyerId : before.buyer_id;
  if (buyer !== null && buyerId !== null)
    throw ruleBroken({ pointer: '/buyer', message: 'give a guest or name a buyer, not both' });

  return {
    amount: pick('amount', typeof body.amount === 'number' ? BigInt(body.amount) : body.amount),
    currency: pick('currency', body.currency),
    country: pick('country', body.country),
    cart_items: pick('cart_items', body.cart_items),
    metadata: pick('metadata', body.metadata),
    buyer,
    buyer_id: buyerId,
    airline: pick('airline', body.airline),
    payment_service_id: pick('payment_service_id', body.payment_service_id),
    intent: pick('intent', body.intent),
    payment_source: pick('payment_source', body.payment_source),
    is_subsequent_payment: pick('is_subsequent_payment', body.is_subsequent_payment),
    merchant_initiated: pick('merchant_initiated', body.merchant_initiated),
    front_end_origins: pick(
      'front_end_origins',
      body.front_end_origins?.length === 0 ? null : body.front_end_origins,
    ),
  };
}

const EXPIRES_IN_SECONDS_DEFAULT = 3_600;

export function expiryOf(body: Body | undefined, now: Date): Date {
  return new Date(now.getTime() + Math.round((body?.expires_in ?? EXPIRES_IN_SECONDS_DEFAULT) * 1_000));
}
