/** What a payment is, as far as it decides which payment services can take it. */
export type RouteInputs = Readonly<{
  method: string;
  scheme: string | null;
  currency: string;
  country: string | null;
  amount: bigint;
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

/** The payment services that take this payment, in the given order. */
export function ableAmong(inputs: RouteInputs, candidates: readonly Candidate[]): readonly string[] {
  return candidates.filter((candidate) => isAble(candidate, inputs)).map(({ id }) => id);
}

/** The one that was named, where it takes this payment: its lists of currencies and countries do not count. */
export function namedAmong(inputs: RouteInputs, candidates: readonly Candidate[]): readonly string[] {
  return candidates
    .filter((candidate) => isPossible(candidate, inputs) && takes(candidate, inputs))
    .map(({ id }) => id);
}

function isPossible({ zeroAmount }: Candidate, { amount }: RouteInputs): boolean {
  return amount !== 0n || zeroAmount;
}

function isAble(candidate: Candidate, inputs: RouteInputs): boolean {
  if (!has(candidate.acceptedCurrencies, inputs.currency)) return false;
  if (inputs.country !== null && !has(candidate.acceptedCountries, inputs.country)) return false;
  if (!isPossible(candidate, inputs)) return false;
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
  return list === 'any' || (value !== null && membersOf(list).has(value));
}

/** Lists of currencies and countries are long, and asked by every payment. They never change. */
function membersOf(list: readonly string[]): ReadonlySet<string> {
  const known = members.get(list);
  if (known !== undefined) return known;
  const made = new Set(list);
  members.set(list, made);
  return made;
}

const members = new WeakMap<readonly string[], ReadonlySet<string>>();
