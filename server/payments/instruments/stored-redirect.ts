import type { TakenCheckoutSession } from '../../checkout/take.ts';
import type { PaymentService } from '../../payment-services/payment-services.ts';
import {
  type PaymentMethodWithBuyerRow,
  getLivePaymentMethod,
  insertPaymentMethod,
} from '../../db/queries/payment-methods.ts';
import { usablePaymentServiceTokens } from '../../db/queries/payment-service-tokens.ts';
import type { BuyerId, MerchantAccountId, PaymentMethodId, PaymentServiceId } from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import { newId } from '../../machine/entropy.ts';
import type { Parts } from '../../parts.ts';
import { tokenSecret } from '../../payment-methods/tokens/make.ts';
import type { From, RedirectPaying } from './paying.ts';

/**
 * What was approved elsewhere once and stored: each payment service that gave a token for it can charge it
 * without the buyer.
 */
export type TokenPaying = Readonly<{
  kind: 'token';
  name: string;
  tokens: ReadonlyMap<PaymentServiceId, Secret>;
  externalIdentifier: string | null;
  stored: PaymentMethodWithBuyerRow;
  checkout: TakenCheckoutSession | null;
}>;

/**
 * Nothing is known of the buyer's account, so nothing is sealed: `processing` until a payment service
 * delivers its token.
 */
export async function storeRedirect(
  { parts, merchantAccountId, now }: From,
  { name, country, currency, externalIdentifier }: RedirectPaying,
  buyerId: BuyerId | null,
): Promise<PaymentMethodWithBuyerRow> {
  const id = newId<'payment-method'>(now);
  await insertPaymentMethod(
    parts.db,
    {
      merchant_account_id: merchantAccountId,
      payment_method_id: id,
      lifecycle: 'live',
      buyer_id: buyerId,
      external_identifier: externalIdentifier,
      method: name,
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
    },
    { now, machineNow: parts.clock.now() },
  );
  const stored = await getLivePaymentMethod(parts.db, merchantAccountId, id);
  if (stored === null) throw new Error('BUG: a payment method vanished');
  return stored;
}

/** Null where no token has come yet, or it may not be charged. */
export async function payingWithStoredRedirect(
  parts: Parts,
  stored: PaymentMethodWithBuyerRow,
  checkout: TakenCheckoutSession | null,
): Promise<TokenPaying | null> {
  const tokens =
    stored.status === 'succeeded'
      ? await tokensOf(parts, stored.merchant_account_id, stored.payment_method_id)
      : new Map<PaymentServiceId, Secret>();
  return tokens.size === 0
    ? null
    : {
        kind: 'token',
        name: stored.method,
        tokens,
        externalIdentifier: stored.external_identifier,
        stored,
        checkout,
      };
}

/** The newest token of every payment service that has one of this payment method. */
export async function tokensOf(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<ReadonlyMap<PaymentServiceId, Secret>> {
  const tokens = new Map<PaymentServiceId, Secret>();
  for (const row of await usablePaymentServiceTokens(parts.db, merchantAccountId, paymentMethodId)) {
    const token = tokens.has(row.payment_service_id) ? null : tokenSecret(parts.vault, row);
    if (token !== null) tokens.set(row.payment_service_id, token);
  }
  return tokens;
}

/** Whether a payment at this service brings a token for later ones. */
export function deliversTokens({ connector }: PaymentService): boolean {
  return connector.accepts.some(({ method }) => method === 'stored-token');
}

export function tokenColumns({ name, stored, externalIdentifier }: TokenPaying) {
  return {
    method: name,
    instrument_type: 'redirect_token',
    payment_method_id: stored.payment_method_id,
    payment_method_label: stored.label,
    payment_method_scheme: null,
    payment_method_country: stored.country,
    payment_method_fingerprint: null,
    payment_method_bin: null,
    payment_method: {
      mode: 'redirect',
      country: stored.country,
      currency: stored.currency,
      expiration_date: null,
      external_identifier: externalIdentifier,
      last_replaced_at: stored.last_replaced_at,
      details: null,
    },
    vault_record_id: null,
  };
}
