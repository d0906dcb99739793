import { type Detail, Problem } from '../domain/problem.ts';
import { returnAddressProblems } from '../access/return-address-problems.ts';
import { removePaymentMethod } from '../db/queries/payment-method-ends.ts';
import {
  type NewPaymentMethod,
  type PaymentMethodWithBuyerRow,
  getLivePaymentMethod,
  insertPaymentMethod,
} from '../db/queries/payment-methods.ts';
import type { BuyerId, MerchantAccountId } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import { type PaymentService, paymentServices } from '../connections/connection-kinds.ts';
import { takesCart } from '../payment-services/takes-cart.ts';
import { askForToken, makesTokensOf } from './tokens/make.ts';
import { unfinishedJob } from './unfinished.ts';

/** A method that its buyer approves at a provider of their own. */
export type ApprovedElsewhere = Readonly<{
  method: string;
  country: string;
  currency: string;
  external_identifier?: string | null | undefined;
}>;

/** Nothing is known of the buyer's account, so nothing is sealed. */
export function newRedirectMethod(
  merchantAccountId: MerchantAccountId,
  { method, country, currency, external_identifier: externalIdentifier = null }: ApprovedElsewhere,
  buyerId: BuyerId | null,
  now: Date,
): NewPaymentMethod {
  return {
    merchant_account_id: merchantAccountId,
    payment_method_id: newId<'payment-method'>(now),
    lifecycle: 'live',
    buyer_id: buyerId,
    external_identifier: externalIdentifier,
    method,
    mode: 'redirect',
    status: 'processing',
    vault_record_id: null,
    fingerprint: null,
    label: null,
    scheme: null,
    additional_schemes: [],
    expiration_date: null,
    bin: null,
    card_type: null,
    card_issuer_name: null,
    card_country: null,
    country,
    currency,
    bank: null,
    payment_service_id: null,
  };
}

/**
 * Stores it without a payment: a payment service makes a token of it, once the buyer has approved. What is stored
 * is that token. It is seen only when the processor has answered; a crash before that leaves what a worker takes
 * away, here and there.
 */
export async function storeApprovedElsewhere(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  given: ApprovedElsewhere & Readonly<{ redirect_url: string }>,
  buyer: Readonly<{ buyerId: BuyerId | null; problems: readonly Detail[] }>,
  now: Date,
): Promise<PaymentMethodWithBuyerRow> {
  const { method, redirect_url: redirectUrl } = given;
  const service = keeperOf(await paymentServices.active(parts, merchantAccountId), given);
  const problems = [
    ...(service === null ? [NO_KEEPER] : []),
    ...(await returnAddressProblems(parts.db, merchantAccountId, redirectUrl, '/redirect_url')),
    ...buyer.problems,
  ];
  if (service === null || problems.length > 0) throw new Problem('bad_request', { details: problems });
  const made = newRedirectMethod(merchantAccountId, given, buyer.buyerId, now);
  const { payment_method_id: paymentMethodId } = made;
  const job = unfinishedJob(parts, { kind: 'payment-method', merchantAccountId });
  await insertPaymentMethod(parts.db, { ...made, lifecycle: 'storing' }, job, now);
  await askForToken(parts, {
    merchantAccountId,
    paymentMethodId,
    service,
    instrument: { method: 'redirect', name: method },
    redirectUrl,
    refusedAt: '/method',
  }).catch(async (error: unknown) => {
    // What a processor refused left no token. What it did not answer is a worker's.
    if (error instanceof Problem && REFUSALS.has(error.code))
      await removePaymentMethod(parts.db, merchantAccountId, paymentMethodId);
    throw error;
  });
  const stored = await getLivePaymentMethod(parts.db, merchantAccountId, paymentMethodId);
  if (stored === null)
    throw new Problem('service_unavailable', {
      privateText: `payment method ${paymentMethodId} took so long to store that a worker gave it up`,
    });

  return stored;
}

const REFUSALS: ReadonlySet<string> = new Set(['bad_request', 'duplicate_record']);

const NO_KEEPER: Detail = {
  location: 'body',
  pointer: '/method',
  message:
    'no active payment service keeps this method in this country and currency without a payment; ' +
    'a payment with `store` may',
  type: 'value_error.method',
};

/** The first, in the order in which payment services are tried. */
function keeperOf(
  services: readonly PaymentService[],
  { method, country, currency }: ApprovedElsewhere,
): PaymentService | null {
  const cart = { country, currency, amount: null };
  const keeps = (service: PaymentService): boolean =>
    service.method === method && makesTokensOf(service, 'redirect') && takesCart(service, cart);
  return services.find(keeps) ?? null;
}
