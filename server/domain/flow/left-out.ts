import type { Candidate, RouteInputs } from './route-transaction.ts';

/** A payment service that does not take a payment, and what of the two does not fit. */
export type LeftOut = Readonly<{ payment_service_id: string; reasons: readonly string[] }>;

/** How many currencies or countries one sentence lists. */
const LISTED_MAX = 5;

/**
 * What keeps a payment from a payment service, in words that follow its name. None: it takes the payment. Each reason
 * is a line that `ableAmong` asks as well. `called`: the method's own name, where routing knows it by that of its kind.
 */
export function reasonsAgainst(
  candidate: Candidate,
  inputs: RouteInputs,
  called = inputs.method,
): readonly string[] {
  const { method, scheme, currency, country, amount } = inputs;
  const ofMethod = candidate.accepts.filter((row) => row.method === method);
  if (ofMethod.length === 0) return [`does not take ${called}`];
  const reasons: string[] = [];
  if (!ofMethod.some((row) => holds(row.schemes, scheme)))
    reasons.push(
      `does not take ${scheme === null ? 'cards whose scheme is not known' : `the scheme ${scheme}`}`,
    );
  const currencies = joinLists(ofMethod.map((row) => row.currencies));
  if (!holds(currencies, currency))
    reasons.push(`takes ${called} in ${listValues(currencies)}, not in ${currency}`);
  else if (!holds(candidate.acceptedCurrencies, currency))
    reasons.push(
      `is set up for ${listValues(candidate.acceptedCurrencies)} (accepted_currencies), not for ${currency}`,
    );

  const countries = joinLists(ofMethod.map((row) => row.countries));
  if (country !== null && !holds(countries, country))
    reasons.push(`takes ${called} of buyers in ${listValues(countries)}, not in ${country}`);
  else if (country !== null && !holds(candidate.acceptedCountries, country))
    reasons.push(
      `is set up for ${listValues(candidate.acceptedCountries)} (accepted_countries), not for ${country}`,
    );
  if (amount === 0n && !candidate.zeroAmount) reasons.push('cannot authorize an amount of zero');
  const fits = ofMethod.some(
    (row) =>
      holds(row.schemes, scheme) &&
      holds(row.currencies, currency) &&
      (country === null || holds(row.countries, country)),
  );
  if (reasons.length === 0 && !fits)
    reasons.push(`takes ${called} in ${currency}, but not together with this scheme and country`);
  return reasons;
}

/** Who names a payment service need not have listed the currency and the country there. */
export function asNamed(candidate: Candidate, { currency, country }: RouteInputs): Candidate {
  const acceptedCountries = country === null ? [] : [country];
  return { ...candidate, acceptedCurrencies: [currency], acceptedCountries };
}

function holds(list: readonly string[] | 'any', value: string | null): boolean {
  return list === 'any' || (value !== null && list.includes(value));
}

function joinLists(lists: readonly (readonly string[] | 'any')[]): readonly string[] | 'any' {
  return lists.includes('any') ? 'any' : [...new Set(lists.flat())];
}

function listValues(values: readonly string[] | 'any'): string {
  if (values === 'any') return 'any';
  if (values.length === 0) return 'none';
  const more = values.length > LISTED_MAX ? ` and ${values.length - LISTED_MAX} more` : '';
  return `${values.slice(0, LISTED_MAX).join(', ')}${more}`;
}

/** Those that know the method first: they are nearest to taking it. */
export function nearestFirst(leftOut: readonly LeftOut[]): readonly LeftOut[] {
  const isFar = ({ reasons }: LeftOut): boolean => reasons[0]?.startsWith('does not take ') === true;
  return [...leftOut.filter((one) => !isFar(one)), ...leftOut.filter(isFar)];
}

/** One of them in a sentence. */
export function leftOutSentence(
  { payment_service_id: id, reasons }: LeftOut,
  nameOf: (id: string) => string,
): string {
  return `${nameOf(id)} ${reasons.join(', and ')}.`;
}
