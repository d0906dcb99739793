import { type Currency, exponentOf } from './currency.ts';
import type { Money } from './money.ts';

/** Digits after the decimal sign that a processor counts with, where they are not those of ISO 4217. */
export type ProcessorExponents = Readonly<Record<string, number>>;

/** In the processor's units; null where they are too coarse for this amount. */
export function toProcessorUnits({ minor, currency }: Money, exponents: ProcessorExponents): bigint | null {
  const more = exponentIn(currency, exponents) - exponentOf(currency);
  if (more >= 0) return minor * 10n ** BigInt(more);
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
