import type { Connector } from '../../../connectors/connector.ts';
import type { MemberProblem } from '../../../connections/settings.ts';
import { CARD_SCHEMES, parseCardScheme } from '../../../domain/card-scheme.ts';
import { parseCountry } from '../../../domain/country.ts';
import { parseCurrency } from '../../../domain/currency.ts';
import { merchantDataProblems } from '../merchant-data.ts';

export function checkCurrencies(connector: Connector, codes: readonly string[]): MemberProblem[] {
  const supported = new Set(
    connector.accepts.flatMap(({ currencies }) => (currencies === 'any' ? [] : currencies.map(String))),
  );
  const any = connector.accepts.some(({ currencies }) => currencies === 'any');
  return codes.flatMap((code, index): MemberProblem[] => {
    const pointer = `/accepted_currencies/${index}`;
    if (parseCurrency(code) === null)
      return [{ pointer, message: 'is not a currency in use (ISO 4217)', type: 'value_error.currency' }];
    return any || supported.has(code)
      ? []
      : [{ pointer, message: 'is not a currency of this connector', type: 'value_error.unsupported' }];
  });
}

export function checkCountries(connector: Connector, codes: readonly string[]): MemberProblem[] {
  const supported = new Set(
    connector.accepts.flatMap((entry) => (entry.countries === 'any' ? [] : entry.countries)),
  );
  const any = connector.accepts.some((entry) => entry.countries === 'any');
  return codes.flatMap((code, index): MemberProblem[] => {
    const pointer = `/accepted_countries/${index}`;
    if (parseCountry(code) === null)
      return [{ pointer, message: 'is not a country (ISO 3166-1)', type: 'value_error.country' }];
    return any || supported.has(code)
      ? []
      : [{ pointer, message: 'is not a country of this connector', type: 'value_error.unsupported' }];
  });
}

/** Positions stay small integers, so that moving others on never runs out. */
const POSITION_MAX = 100_000;

export function checkPosition(position: number | null | undefined): MemberProblem[] {
  if (position === null || position === undefined || (position >= 0 && position <= POSITION_MAX)) return [];
  return [
    { pointer: '/position', message: `must be between 0 and ${POSITION_MAX}`, type: 'value_error.number' },
  ];
}

/** The published SDKs send `false` with every service, asked or not. */
export function checkRefundIngestion(isEnabled: boolean): MemberProblem[] {
  const message = 'must be false: refunds that were made at the processor itself do not become refunds here';
  return isEnabled
    ? [{ pointer: '/refund_ingestion_enabled', message, type: 'value_error.unsupported' }]
    : [];
}

/** What 3-D Secure proves is worth nothing where the connector cannot hand it on. */
export function checkThreeDSecure(connector: Connector, isEnabled: boolean): MemberProblem[] {
  if (!isEnabled || connector.capabilities.threeDSecurePassThrough) return [];
  return [
    {
      pointer: '/three_d_secure_enabled',
      message: `cannot be true: ${connector.displayName} takes no proof of 3-D Secure`,
      type: 'value_error.not_supported',
    },
  ];
}

type Profile = Readonly<Record<string, Parameters<typeof merchantDataProblems>[0] | null>>;

export function checkMerchantProfile(profile: Profile | null | undefined): MemberProblem[] {
  return Object.entries(profile ?? {}).flatMap(([scheme, entry]) => {
    const pointer = `/merchant_profile/${scheme.replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 100)}`;
    if (parseCardScheme(scheme) === null)
      return [
        {
          pointer,
          message: `is not a card scheme; they are ${CARD_SCHEMES.join(', ')}`,
          type: 'value_error.scheme',
        },
      ];
    return merchantDataProblems(entry ?? {}, pointer);
  });
}
