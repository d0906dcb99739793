import type { ErrorCode } from '../decline.ts';
import { errorCode } from '../decline.ts';

/** What a transaction is, as far as routing may ask. */
export type RouteInputs = Readonly<{
  method: string;
  scheme: string | null;
  currency: string;
  country: string | null;
  amount: bigint;
  intent: 'authorize' | 'capture';
  /** The payment service that the merchant named: routing is skipped. */
  paymentServiceId: string | null;
}>;

/** A payment service, as far as routing may ask. In the order of their positions. */
export type Candidate = Readonly<{
  id: string;
  acceptedCurrencies: readonly string[];
  acceptedCountries: readonly string[];
  zeroAmount: boolean;
  accepts: readonly Readonly<{
    method: string;
    schemes: readonly string[] | 'any';
    currencies: readonly string[] | 'any';
    countries: readonly string[] | 'any';
  }>[];
}>;

export type Attempt = Readonly<{ paymentServiceId: string; instrument: 'pan' | 'network_token' }>;

/**
 * Where to try, in this order, or why not at all. Stored with its inputs and version, so that it can be
 * explained and replayed.
 */
export type Decision = Readonly<{
  attempts: readonly Attempt[];
  decline: ErrorCode | null;
  ruleId: string | null;
  version: string;
}>;

/** Of the default order below. A merchant's flow has a version of its own. */
const DEFAULT_ROUTE_VERSION = 'position-1';

/** No flow yet: every payment service that takes this, by position. */
export function decideRoute(inputs: RouteInputs, candidates: readonly Candidate[]): Decision {
  const able = candidates.filter((candidate) =>
    inputs.paymentServiceId === null ? isAble(candidate, inputs) : candidate.id === inputs.paymentServiceId,
  );
  const attempts = able
    .slice(0, ATTEMPTS_MAX)
    .map(({ id }): Attempt => ({ paymentServiceId: id, instrument: 'pan' }));
  return {
    attempts,
    decline: attempts.length === 0 ? errorCode('all_attempts_skipped') : null,
    ruleId: null,
    version: DEFAULT_ROUTE_VERSION,
  };
}

/** A buyer waits; and schemes count repeated tries of one card. */
const ATTEMPTS_MAX = 10;

function isAble(candidate: Candidate, inputs: RouteInputs): boolean {
  if (!candidate.acceptedCurrencies.includes(inputs.currency)) return false;
  if (inputs.country !== null && !candidate.acceptedCountries.includes(inputs.country)) return false;
  if (inputs.amount === 0n && !candidate.zeroAmount) return false;
  return takes(candidate, inputs);
}

/** Can the connector behind it take this instrument at all? */
export function takes(
  { accepts }: Pick<Candidate, 'accepts'>,
  { method, scheme, currency, country }: Pick<RouteInputs, 'method' | 'scheme' | 'currency' | 'country'>,
): boolean {
  return accepts.some(
    (row) =>
      row.method === method &&
      has(row.schemes, scheme) &&
      has(row.currencies, currency) &&
      (country === null || has(row.countries, country)),
  );
}

function has(list: readonly string[] | 'any', value: string | null): boolean {
  return list === 'any' || (value !== null && list.includes(value));
}
