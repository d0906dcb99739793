import { CARD_SCHEMES } from '../card-scheme.ts';
import { CARD_TYPES } from './conditions.ts';
import {
  type Reader,
  type ValueProblem,
  country,
  currency,
  listOf,
  members,
  addProblem,
  wholeNumber,
  word,
} from './condition-values.ts';
import { parseUuid } from '../ids.ts';
import type { Facts } from './flow-facts.ts';
import type { FlowName } from './rule.ts';

/** What a payment service takes of a payment. A list that is null fits every payment. */
export type Fee = Readonly<{
  payment_service_id: string;
  currency: string | null;
  card_schemes: readonly string[] | null;
  card_types: readonly string[] | null;
  card_countries: readonly string[] | null;
  /** Minor units of `currency`. */
  fixed: number;
  basis_points: number;
}>;

/** In the order in which they are tried: the first that fits a payment counts. */
export type FeeTable = readonly Fee[];

/** What a payment costs somewhere, exactly: in ten-thousandths of a minor unit. */
export type Cost = Readonly<{ fixed: number; basis_points: number; fee_ten_thousandths: number }>;

export type CardFacts = Pick<Facts, 'amount' | 'currency' | 'card_scheme' | 'card_type' | 'card_country'>;

/** Basis points of a minor unit. */
export const SHARE = 10_000;
/** Nine tenths of an amount. The share of the largest amount is then still an exact number. */
export const BASIS_POINTS_MAX = 9_000;

/** Null: nobody knows what it costs there. */
export function costAt(fees: FeeTable, paymentServiceId: string, facts: CardFacts): Cost | null {
  const fee = fees.find((one) => one.payment_service_id === paymentServiceId && fits(one, facts));
  if (fee === undefined) return null;
  const { fixed, basis_points } = fee;
  const amount = Number(facts.amount ?? 0n);
  return { fixed, basis_points, fee_ten_thousandths: fixed * SHARE + amount * basis_points };
}

/** What nobody knows of a payment never fits, as with conditions. */
function fits(fee: Fee, facts: CardFacts): boolean {
  const has = (list: readonly string[] | null, known: string | null): boolean =>
    list === null || (known !== null && list.includes(known));
  return (
    (fee.currency === null || fee.currency === facts.currency) &&
    has(fee.card_schemes, facts.card_scheme) &&
    has(fee.card_types, facts.card_type) &&
    has(fee.card_countries, facts.card_country)
  );
}

const FEES_MAX = 500;
const FIXED_MAX = 1_000_000;
const CARD_MEMBERS = ['card_schemes', 'card_types', 'card_countries'] as const;
const MEMBERS = ['payment_service_id', 'currency', ...CARD_MEMBERS, 'fixed', 'basis_points'] as const;

/** `services` null: which payment services there are was checked when it was written. */
export function readFees(
  flow: FlowName,
  given: unknown,
  services: ReadonlySet<string> | null,
  pointer: string,
  wrong: ValueProblem[],
): FeeTable | null {
  if (!Array.isArray(given) || given.length === 0 || given.length > FEES_MAX)
    return addProblem(wrong, pointer, `must be a list of 1 to ${FEES_MAX} fees`, 'type_error.list');
  const fees = given.map((one: unknown, index) => readFee(flow, one, services, `${pointer}/${index}`, wrong));
  const found = fees.filter((fee) => fee !== null);
  return found.length === fees.length ? found : null;
}

function readFee(
  flow: FlowName,
  given: unknown,
  services: ReadonlySet<string> | null,
  pointer: string,
  wrong: ValueProblem[],
): Fee | null {
  const read = members(given, MEMBERS, pointer, wrong);
  if (read === null) return null;
  const before = wrong.length;
  const maybe = <Value>(name: (typeof MEMBERS)[number], one: Reader<Value>): Value | null =>
    read[name] == null ? null : one(read[name], `${pointer}/${name}`, wrong);
  const id = readService(read['payment_service_id'], services, `${pointer}/payment_service_id`, wrong);
  const fee = {
    payment_service_id: id ?? '',
    currency: maybe('currency', currency),
    card_schemes: maybe('card_schemes', listOf(word(CARD_SCHEMES))),
    card_types: maybe('card_types', listOf(word(CARD_TYPES))),
    card_countries: maybe('card_countries', listOf(country)),
    fixed: maybe('fixed', wholeNumber(0, FIXED_MAX)) ?? 0,
    basis_points: maybe('basis_points', wholeNumber(0, BASIS_POINTS_MAX)) ?? 0,
  };

  for (const name of flow === 'card-transaction' ? [] : CARD_MEMBERS)
    if (read[name] != null)
      addProblem(wrong, `${pointer}/${name}`, `is not known in ${flow}`, 'value_error.flow_condition');
  if (read['fixed'] == null && read['basis_points'] == null)
    addProblem(wrong, pointer, 'must have fixed, basis_points or both', 'value_error.missing');
  if (fee.fixed > 0 && read['currency'] == null)
    addProblem(
      wrong,
      `${pointer}/currency`,
      'must be given where fixed is: it is an amount',
      'value_error.missing',
    );
  return wrong.length === before ? fee : null;
}

export function readService(
  given: unknown,
  services: ReadonlySet<string> | null,
  pointer: string,
  wrong: ValueProblem[],
): string | null {
  const id = typeof given === 'string' ? parseUuid(given) : null;
  return id !== null && (services === null || services.has(id))
    ? id
    : addProblem(
        wrong,
        pointer,
        'is not a payment service of this merchant account',
        'value_error.payment_service',
      );
}
