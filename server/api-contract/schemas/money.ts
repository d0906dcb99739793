import { AMOUNT_MAX } from '../../domain/amount-limit.ts';
import type { TSchema } from 'typebox';
import { descriptionOf, withDescription } from './words.ts';
import { Type } from './type.ts';

const MINOR_UNITS = 'In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.';

/** What a caller sends. */
export const Amount = withDescription(Type.Integer({ minimum: 0, maximum: AMOUNT_MAX }), MINOR_UNITS);

/** What a caller sends where nothing is no amount. */
export const PositiveAmount = withDescription(
  Type.Integer({ exclusiveMinimum: 0, maximum: AMOUNT_MAX }),
  MINOR_UNITS,
);

/** What is answered: a sum may be larger than any single amount. */
export const MinorUnits = withDescription(Type.Integer(), MINOR_UNITS);

/** ISO 4217; which codes exist is checked in `domain/`. */
export const CurrencyCode = withDescription(Type.String({ pattern: '^[A-Z]{3}$' }), 'ISO 4217, upper case.');

/** Whether a schema is of an amount of money, in minor units of a currency that stands beside it. */
export function isMoney(schema: TSchema): boolean {
  return descriptionOf(schema) === MINOR_UNITS;
}
