import { exponentOf } from '../domain/currency.ts';
import { errorCode } from '../domain/decline.ts';
import { type Money, money, toMajorString } from '../domain/money.ts';
import type { Outcome } from '../domain/outcome.ts';
import { type ProcessorExponents, toProcessorUnits } from '../domain/processor-units.ts';
import type { Call, Fields, Operations } from './connector.ts';

/** What a processor takes at once: an amount of so many digits, in the units that it counts with. */
export type LargestAmount = Readonly<{
  digits: number;
  /** Where it takes more digits of a currency. */
  digitsOf?: Readonly<Record<string, number>>;
  /** Where its units are not those of ISO 4217. */
  exponents?: ProcessorExponents;
}>;

/** Operations that send an amount; of an increment, the sum that it makes. */
const WITH_AMOUNT = ['authorize', 'capture', 'refund', 'payout'] as const;

/**
 * The operations, except that an amount which the processor does not take is refused before anything is sent, in words
 * that name the processor and the amount that it takes.
 */
export function holdToLargestAmount<F extends Fields>(
  name: string,
  limit: LargestAmount,
  operations: Operations<F>,
): Operations<F> {
  const { increment } = operations;
  const held: Record<string, unknown> = { ...operations };
  for (const kind of WITH_AMOUNT) {
    const run = operations[kind] as ((call: Call<F, WithAmount>) => Promise<unknown>) | undefined;
    if (run !== undefined)
      held[kind] = async (call: Call<F, WithAmount>) => tooMuch(name, limit, call.input.amount) ?? run(call);
  }
  if (increment !== undefined)
    held['increment'] = async (call: Parameters<typeof increment>[0]) => {
      const { amount, paid } = call.input;
      const sum = money(paid.authorized + amount.minor, amount.currency);
      return tooMuch(name, limit, sum) ?? increment(call);
    };

  return held as unknown as Operations<F>; // each operation is one of the same kind
}
type WithAmount = Readonly<{ amount: Money }>;

/** Null: it is not too much. An amount between the processor's units is the connector's own matter. */
function tooMuch(name: string, limit: LargestAmount, amount: Money): Outcome<never> | null {
  const { digits, digitsOf = {}, exponents = {} } = limit;
  const { currency } = amount;
  const taken = Object.hasOwn(digitsOf, currency) ? (digitsOf[currency] ?? digits) : digits;
  const largest = 10n ** BigInt(taken) - 1n;
  const units = toProcessorUnits(amount, exponents);
  if (units === null || units <= largest) return null;

  const detail = `${name} takes at most ${wordsOf(largest, amount, exponents)} ${currency} at once`;
  return {
    kind: 'failed',
    code: errorCode('invalid_amount'),
    detail,
    raw: { code: null, description: detail },
  };
}

function wordsOf(units: bigint, { currency }: Money, exponents: ProcessorExponents): string {
  const exponent = Object.hasOwn(exponents, currency) ? (exponents[currency] ?? 0) : exponentOf(currency);
  if (exponent === exponentOf(currency)) return toMajorString(money(units, currency));
  return String(units / 10n ** BigInt(exponent));
}
