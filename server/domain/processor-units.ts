import { type Currency, exponentOf } from './currency.ts';
import type { Money } from './money.ts';

/** Digits after the decimal sign that a processor counts with, where they are not those of ISO 4217. */
export type ProcessorExponents = Readonly<Record<string, number>>;

/** In the processor's units; null where they are too coarse for this amount. */
export function toProcessorUnits({ minor, currency }: Money, exponents: ProcessorExponents): bigint | null {
  const more = exponentIn(currency, exponents) - exponentOf(currency);
  if (more === 0) return minor;
  if (more > 0) return minor * 10n ** BigInt(more);
  const coarser = 10n ** BigInt(-more);
  return minor % coarser === 0n ? minor / coarser : null;
}

/** The minor units of ISO 4217; null where the processor counted finer than those. */
export function fromProcessorUnits(
  units: bigint,
  currency: Currency,
  exponents: ProcessorExponents,
): bigint | null {
  const more = exponentIn(currency, exponents) - exponentOf(currency);
  if (more <= 0) return units * 10n ** BigInt(-more);
  const finer = 10n ** BigInt(more);
  return units % finer === 0n ? units / finer : null;
}

function exponentIn(currency: Currency, exponents: ProcessorExponents): number {
  return Object.hasOwn(exponents, currency)
    ? (exponents[currency] ?? exponentOf(currency))
    : exponentOf(currency);
}

/**
 * A number of a JSON body in major units: 12.99. A double carries fifteen digits as they are written, so an amount
 * of more is null, like one that the processor's units are too coarse for.
 */
export function toJsonDecimal(money: Money, exponents: ProcessorExponents): number | null {
  const units = toProcessorUnits(money, exponents);
  if (units === null || units > DIGITS_MAX) return null;
  const digits = exponentIn(money.currency, exponents);
  const text = units.toString().padStart(digits + 1, '0');
  return Number(digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`);
}
const DIGITS_MAX = 999_999_999_999_999n;

/** The minor units of ISO 4217 in such a number; what stands behind the currency's digits has to be nothing. */
export function fromJsonDecimal(
  value: unknown,
  currency: Currency,
  exponents: ProcessorExponents,
): bigint | null {
  if (typeof value !== 'number') return null;
  const [, whole, fraction = ''] = /^([0-9]{1,15})(?:\.([0-9]{1,8}))?$/.exec(String(value)) ?? [];
  const digits = exponentIn(currency, exponents);
  if (whole === undefined || fraction.length > digits) return null;
  return fromProcessorUnits(BigInt(whole + fraction.padEnd(digits, '0')), currency, exponents);
}
