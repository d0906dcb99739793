import { findPaymentService } from '../payment-services/payment-services.ts';
import { acquirerForScheme } from '../db/queries/acquirers.ts';
import type { CardScheme } from '../domain/card-scheme.ts';
import type { MerchantAccountId, PaymentServiceId } from '../domain/ids.ts';
import { type JsonObject, objectOf, textAt } from '../domain/json.ts';
import type { Parts } from '../parts.ts';
import type { Profile } from '../connectors/three-d-secure-connector.ts';

/**
 * Who the merchant is to this scheme: the payment service's profile where one is named and has it, else the
 * merchant account's configuration for the currency.
 */
export async function profileFor(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  card: Readonly<{ scheme: CardScheme; currency: string }>,
  paymentServiceId: PaymentServiceId | null,
): Promise<Profile | null> {
  const service =
    paymentServiceId === null ? null : await findPaymentService(parts, merchantAccountId, paymentServiceId);
  return (
    profileIn(objectOf(service?.merchantProfile?.[card.scheme])) ??
    profileIn(await acquirerForScheme(parts.db, merchantAccountId, card.scheme, card.currency))
  );
}

/** The names are the same in both places. */
export function profileIn(stored: JsonObject | null): Profile | null {
  const [acquirerBin, acquirerId, merchantName, countryCode, categoryCode] = [
    textAt(stored, 'merchant_acquirer_bin'),
    textAt(stored, 'merchant_acquirer_id'),
    textAt(stored, 'merchant_name'),
    textAt(stored, 'merchant_country_code'),
    textAt(stored, 'merchant_category_code'),
  ];
  if (
    acquirerBin === null ||
    acquirerId === null ||
    merchantName === null ||
    countryCode === null ||
    categoryCode === null
  )
    return null;
  return {
    acquirerBin,
    acquirerId,
    merchantName,
    countryCode,
    categoryCode,
    url: textAt(stored, 'merchant_url') ?? '',
  };
}
