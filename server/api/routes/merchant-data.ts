import { countries, countryNumericOf, parseCountry } from '../../domain/country.ts';
import { isWebAddress } from '../../domain/return-address.ts';
import { ruleBroken } from '../../domain/problem.ts';

/** What card schemes, issuers and wallets are told of a merchant and would refuse, payment by payment. */
type MerchantData = Readonly<{
  merchant_country_code?: string | null;
  merchant_category_code?: string | null;
  merchant_url?: string | null;
}>;

/** Of a body that holds such data itself. */
export function assertMerchantData(body: MerchantData): void {
  const problems = merchantDataProblems(body);
  if (problems.length > 0) throw ruleBroken(...problems);
}

/** For `ruleBroken`; `pointer` is where the data stand in the body. */
export function merchantDataProblems(
  given: MerchantData,
  pointer = '',
): readonly Readonly<{ pointer: string; message: string; type: string }>[] {
  return RULES.flatMap(({ field, holds, message, type }) => {
    const value = given[field];
    const isBroken = typeof value === 'string' && !holds(value);
    return isBroken ? [{ pointer: `${pointer}/${field}`, message, type }] : [];
  });
}

const numericCountries: ReadonlySet<string> = new Set(countries.map(countryNumericOf));
const URL_CHARACTERS_MAX = 2048;

const RULES: readonly Readonly<{
  field: keyof MerchantData;
  holds(value: string): boolean;
  message: string;
  type: string;
}>[] = [
  {
    field: 'merchant_country_code',
    holds: (value) => parseCountry(value) !== null || numericCountries.has(value),
    message: 'must be an ISO 3166-1 code, two letters or three digits',
    type: 'value_error.country',
  },
  {
    field: 'merchant_category_code',
    holds: (value) => /^[0-9]{4}$/.test(value),
    message: 'must be four digits',
    type: 'value_error.merchant_category_code',
  },
  {
    field: 'merchant_url',
    holds: (value) => value.length <= URL_CHARACTERS_MAX && isWebAddress(value),
    message: 'must be an http or https URL',
    type: 'value_error.url',
  },
];
