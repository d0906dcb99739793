import { paymentServices } from '../connections/connection-kinds.ts';
import { acquirerForScheme } from '../db/queries/acquirers.ts';
import type { CardScheme } from '../domain/card-scheme.ts';
import type { MerchantAccountId, PaymentServiceId } from '../domain/ids.ts';
import { type JsonObject, objectOf, textAt } from '../domain/json.ts';
import type { ReadParts } from '../parts.ts';
import type { Profile } from '../connectors/three-d-secure-connector.ts';

/**
 * Who the merchant is to this scheme: the payment service's profile where one is named and has it, else the
 * merchant account's configuration for the currency.
 */
export async function profileFor(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  card: Readonly<{ scheme: CardScheme; currency: string }>,
  paymentServiceId: PaymentServiceId | null,
): Promise<Profile | null> {
  const service =
    paymentServiceId === null ? null : await paymentServices.find(parts, merchantAccountId, paymentServiceId);
  return (
    profileIn(objectOf(service?.merchantProfile?.[card.scheme])) ??
    profileIn(await acquirerForScheme(parts.db, merchantAccountId, card.scheme, card.currency))
  );
}

type Names = Readonly<Record<keyof Profile, string>>;

const CONFIGURED: Names = {
  acquirerBin: 'merchant_acquirer_bin',
  acquirerId: 'merchant_acquirer_id',
  merchantName: 'merchant_name',
  countryCode: 'merchant_country_code',
  categoryCode: 'merchant_category_code',
  url: 'merchant_url',
};

/** As payment services and configurations of the merchant account have it, under the same names. */
export function profileIn(stored: JsonObject | null): Profile | null {
  return readProfile(stored, CONFIGURED);
}

const KEPT: Names = {
  acquirerBin: 'acquirerBin',
  acquirerId: 'acquirerId',
  merchantName: 'merchantName',
  countryCode: 'countryCode',
  categoryCode: 'categoryCode',
  url: 'url',
};

/** As an authentication keeps it. */
export function profileKept(stored: JsonObject | null): Profile | null {
  return readProfile(stored, KEPT);
}

function readProfile(stored: JsonObject | null, names: Names): Profile | null {
  const [acquirerBin, acquirerId, merchantName, countryCode, categoryCode] = [
    textAt(stored, names.acquirerBin),
    textAt(stored, names.acquirerId),
    textAt(stored, names.merchantName),
    textAt(stored, names.countryCode),
    textAt(stored, names.categoryCode),
  ];
  if (
    acquirerBin === null ||
    acquirerId === null ||
    merchantName === null ||
    countryCode === null ||
    categoryCode === null
  )
    return null;

  const url = textAt(stored, names.url) ?? '';
  return { acquirerBin, acquirerId, merchantName, countryCode, categoryCode, url };
}
