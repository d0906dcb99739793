import type { HeldValue } from '../vault/vault.ts';

type Fault = Readonly<{ type: string; message: string }>;

/**
 * The contract's `x-sensitive` constraints on a value that only the vault has seen, with the published names
 * of the faults of a card number.
 */
export function sensitiveProblem(constraints: unknown, held: HeldValue | undefined): Fault | null {
  const { label, minLength, maxLength, digits } = constraintsOf(constraints);
  if (held === undefined) return { type: 'value_error', message: 'could not be read' };
  const { facts } = held;
  const isCardNumber = label === 'card.number';
  if (facts.length === 0 && minLength !== 0)
    return { type: 'value_error.any_str.min_length', message: 'must not be empty' };
  if (digits && !facts.digits)
    return isCardNumber
      ? { type: 'value_error.payment_card_number.digits', message: 'must hold digits only' }
      : { type: 'value_error.str.regex', message: 'must hold digits only' };
  if (minLength !== null && facts.length < minLength)
    return { type: 'value_error.any_str.min_length', message: `must have at least ${minLength} characters` };
  if (facts.length > (maxLength ?? SENSITIVE_LENGTH_MAX))
    return {
      type: 'value_error.any_str.max_length',
      message: `must have at most ${maxLength ?? SENSITIVE_LENGTH_MAX} characters`,
    };
  // no card begins with 0 (ISO/IEC 7812-1, major industry identifier); sixteen zeros would pass the check
  // digit
  if (isCardNumber && (!facts.luhn || facts.bin.startsWith('0')))
    return { type: 'value_error.payment_card_number.luhn_check', message: 'is not a valid card number' };

  return null;
}

/** Where the contract gives no limit. A private key or an encrypted wallet payload fits. */
const SENSITIVE_LENGTH_MAX = 65_536;

function constraintsOf(
  constraints: unknown,
): Readonly<{ label: string; minLength: number | null; maxLength: number | null; digits: boolean }> {
  const given: Readonly<Record<string, unknown>> =
    typeof constraints === 'object' && constraints !== null ? { ...constraints } : {};
  return {
    label: typeof given['label'] === 'string' ? given['label'] : '',
    minLength: typeof given['minLength'] === 'number' ? given['minLength'] : null,
    maxLength: typeof given['maxLength'] === 'number' ? given['maxLength'] : null,
    digits: given['digits'] === true,
  };
}
