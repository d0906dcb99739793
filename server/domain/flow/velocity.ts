import { AMOUNT_MAX } from '../amount-limit.ts';
import { isObject } from '../json.ts';
import {
  type Reader,
  type ValueProblem,
  addProblem,
  currency,
  members,
  wholeNumber,
  word,
} from './condition-values.ts';

/** What is counted. `payments`, `cards` and `amount` have the payment that is decided in them. */
export const VELOCITY_COUNTS = ['payments', 'approved', 'declined', 'cards', 'amount'] as const;
export type VelocityCount = (typeof VELOCITY_COUNTS)[number];

/** What counted payments have in common, called as in fraud lists. */
export const VELOCITY_KINDS = [
  'card',
  'buyer_id',
  'buyer_external_identifier',
  'email_address',
  'ip_address',
  'device',
] as const;
export type VelocityKind = (typeof VELOCITY_KINDS)[number];

/** In seconds. */
export const VELOCITY_WINDOWS = {
  '10_minutes': 600,
  '1_hour': 3_600,
  '1_day': 86_400,
  '7_days': 604_800,
} as const;
export type VelocityWindow = keyof typeof VELOCITY_WINDOWS;
export const VELOCITY_WINDOW_NAMES = [
  '10_minutes',
  '1_hour',
  '1_day',
  '7_days',
] as const satisfies readonly VelocityWindow[];

/** Of one payment at most so many earlier ones are read, so no count goes beyond. */
export const VELOCITY_PAYMENTS_MAX = 1_000;

export type Velocity = Readonly<{ count: VelocityCount; by: VelocityKind; within: VelocityWindow }>;

/** The name of a count among those of a payment: `declined per card within 1 hour`. */
export function velocityName({ count, by, within }: Velocity): string {
  return `${count} per ${by} within ${within.replace('_', ' ')}`;
}

/** `currency`: of an amount, whose value is in its minor units; null for all else. */
export type VelocityBound = Velocity & Readonly<{ value: number; currency: string | null }>;

/** `{"count": "declined", "by": "card", "within": "1_hour", "value": 5}` */
export const velocityBound: Reader<VelocityBound> = (given, pointer, wrong) => {
  const isAmount = isObject(given) && given['count'] === 'amount';
  const names = ['count', 'by', 'within', 'value', ...(isAmount ? ['currency'] : [])];
  const read = members(given, names, pointer, wrong);
  if (read === null) return null;

  const count = oneOf(VELOCITY_COUNTS)(read['count'], `${pointer}/count`, wrong);
  const by = kindFor(count, read['by'], `${pointer}/by`, wrong);
  const within = oneOf(VELOCITY_WINDOW_NAMES)(read['within'], `${pointer}/within`, wrong);
  const most = isAmount ? AMOUNT_MAX : VELOCITY_PAYMENTS_MAX - 1;
  const value = wholeNumber(0, most)(read['value'], `${pointer}/value`, wrong);
  const unit = isAmount ? currency(read['currency'], `${pointer}/currency`, wrong) : null;
  if (count === null || by === null || within === null || value === null) return null;
  return isAmount && unit === null ? null : { count, by, within, value, currency: unit };
};

function kindFor(
  count: VelocityCount | null,
  given: unknown,
  pointer: string,
  wrong: ValueProblem[],
): VelocityKind | null {
  const by = oneOf(VELOCITY_KINDS)(given, pointer, wrong);
  return count === 'cards' && by === 'card'
    ? addProblem(wrong, pointer, 'must be what different cards can have in common, and not a card')
    : by;
}

function oneOf<Word extends string>(known: readonly Word[]): Reader<Word> {
  const read = word(known);
  return (given, pointer, wrong) => {
    const found = read(given, pointer, wrong);
    return known.find((one) => one === found) ?? null;
  };
}
