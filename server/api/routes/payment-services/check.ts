import type { Connector } from '../../../connectors/connector.ts';
import { isAddressed, isOffered } from '../../../payment-services/payment-services.ts';
import { findConnector } from '../../../connectors/registry.ts';
import { CARD_SCHEMES, parseCardScheme } from '../../../domain/card-scheme.ts';
import { parseCountry } from '../../../domain/country.ts';
import { parseCurrency } from '../../../domain/currency.ts';
import type { Parts } from '../../../parts.ts';
import { ruleBroken } from '../../../domain/problem.ts';
import { merchantDataProblems } from '../merchant-data.ts';

/** A problem of a payment service's body, for `ruleBroken`. */
export type FieldProblem = Readonly<{ pointer: string; message: string; type: string }>;

/**
 * A connector by the id that a caller gives; `null` for one that does not exist or has no address in this
 * environment.
 */
export function offeredConnector(
  parts: Pick<Parts, 'config' | 'simulatorUrl'>,
  id: string,
): Connector | null {
  const connector = findConnector(id);
  return connector !== null && isOffered(parts, connector) ? connector : null;
}

/** The connector that a body names; 422 where there is none. */
export function namedConnector(
  parts: Pick<Parts, 'config' | 'simulatorUrl'>,
  { payment_service_definition_id: id }: Readonly<{ payment_service_definition_id: string }>,
): Connector {
  const connector = offeredConnector(parts, id);
  if (connector !== null) return connector;
  throw ruleBroken({
    pointer: '/payment_service_definition_id',
    message: 'is not the id of a payment service definition',
    type: 'value_error.unknown',
  });
}

/** Of a processor that gives each merchant an address: settings without it lead nowhere. */
export function checkAddress(
  parts: Pick<Parts, 'config' | 'simulatorUrl'>,
  connector: Connector,
  settings: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  if (isAddressed(parts, connector, settings)) return [];
  const message = `do not say where ${connector.displayName} is for you in production`;
  return [{ pointer: '/fields', message, type: 'value_error.missing' }];
}

export function checkCurrencies(connector: Connector, codes: readonly string[]): FieldProblem[] {
  const supported = new Set(
    connector.accepts.flatMap(({ currencies }) => (currencies === 'any' ? [] : currencies.map(String))),
  );
  const any = connector.accepts.some(({ currencies }) => currencies === 'any');
  return codes.flatMap((code, index): FieldProblem[] => {
    const pointer = `/accepted_currencies/${index}`;
    if (parseCurrency(code) === null)
      return [{ pointer, message: 'is not a currency in use (ISO 4217)', type: 'value_error.currency' }];
    return any || supported.has(code)
      ? []
      : [{ pointer, message: 'is not a currency of this connector', type: 'value_error.unsupported' }];
  });
}

export function checkCountries(connector: Connector, codes: readonly string[]): FieldProblem[] {
  const supported = new Set(
    connector.accepts.flatMap((entry) => (entry.countries === 'any' ? [] : entry.countries)),
  );
  const any = connector.accepts.some((entry) => entry.countries === 'any');
  return codes.flatMap((code, index): FieldProblem[] => {
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

export function checkPosition(position: number | null | undefined): FieldProblem[] {
  if (position === null || position === undefined || (position >= 0 && position <= POSITION_MAX)) return [];
  return [
    { pointer: '/position', message: `must be between 0 and ${POSITION_MAX}`, type: 'value_error.number' },
  ];
}

/** What 3-D Secure proves is worth nothing where the connector cannot hand it on. */
export function checkThreeDSecure(connector: Connector, isEnabled: boolean): FieldProblem[] {
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

export function checkMerchantProfile(profile: Profile | null | undefined): FieldProblem[] {
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
