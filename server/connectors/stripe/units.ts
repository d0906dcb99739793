import type { Money } from '../../domain/money.ts';
import { type ProcessorExponents, toProcessorUnits } from '../../domain/processor-units.ts';

/**
 * https://docs.stripe.com/currencies: counted in whole units although ISO 4217 has a minor unit (MGA), and with two
 * digits although it has none (ISK, UGX).
 */
export const EXPONENTS: ProcessorExponents = { ISK: 2, UGX: 2, MGA: 0 };

/** Counted in thousandths, of which Stripe takes whole tens: https://docs.stripe.com/currencies#three-decimal */
const WHOLE_TENS: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Null: Stripe cannot take this amount in this currency. */
export function unitsOf(amount: Money): bigint | null {
  if (WHOLE_TENS.has(amount.currency) && amount.minor % 10n !== 0n) return null;
  return toProcessorUnits(amount, EXPONENTS);
}
