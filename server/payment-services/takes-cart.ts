import { CARD_SCHEMES, type CardScheme } from '../domain/card-scheme.ts';
import type { PaymentService } from '../connections/connection-kinds.ts';

/** A cart, as far as it decides who can take it. Null: not known yet, so nobody is left out for it. */
export type Cart = Readonly<{ country: string | null; currency: string | null; amount: number | null }>;

/** Whether a payment service can take a cart, by its own settings and by what its connector takes. */
export function takesCart(
  { connector, acceptedCurrencies, acceptedCountries }: PaymentService,
  { country, currency, amount }: Cart,
): boolean {
  if (currency !== null && !acceptedCurrencies.includes(currency)) return false;
  if (country !== null && !acceptedCountries.includes(country)) return false;
  if (amount === 0 && !connector.capabilities.zeroAmountAuthorization) return false;
  return connector.accepts.some((row) => has(row.currencies, currency) && has(row.countries, country));
}

function has(list: readonly string[] | 'any', value: string | null): boolean {
  return list === 'any' || value === null || list.includes(value);
}

/** Schemes whose network tokens, which wallets give, one of them takes. */
export function tokenSchemes(services: readonly PaymentService[]): readonly CardScheme[] {
  const rows = services.flatMap(({ connector }) =>
    connector.accepts.filter(({ method }) => method === 'network-token'),
  );
  return CARD_SCHEMES.filter(
    (scheme) =>
      scheme !== 'other' && rows.some(({ schemes }) => schemes === 'any' || schemes.includes(scheme)),
  );
}
