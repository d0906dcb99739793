import { type CardScheme, rulesOf } from '../domain/card-scheme.ts';
import type { Held } from '../vault/vault.ts';
import type { Detail } from './error.ts';

/**
 * Shape checks of values that only the vault has seen. The contract's `x-sensitive` constraints are checked by the edge with the rest of
 * the body; the functions here are for what a route knows beyond its schema.
 */
type Problem = Readonly<{ type: string; message: string }>;

/** What the published API calls each fault of a card number; security codes and PINs are plain text rules. */
export function sensitiveProblem(constraints: unknown, held: Held | undefined): Problem | null {
  const { label, minLength, maxLength, digits } = constraintsOf(constraints);
  if (held === undefined) return { type: 'value_error', message: 'could not be read' };
  const { facts } = held;
  const isCardNumber = label === 'card.number';
  if (facts.length === 0 && minLength !== 0) return { type: 'value_error.any_str.min_length', message: 'must not be empty' };
  if (digits && !facts.digits) return isCardNumber ? { type: 'value_error.payment_card_number.digits', message: 'must hold digits only' } : { type: 'value_error.str.regex', message: 'must hold digits only' };
  if (minLength !== null && facts.length < minLength) return { type: 'value_error.any_str.min_length', message: `must have at least ${minLength} characters` };
  if (facts.length > (maxLength ?? SENSITIVE_LENGTH_MAX)) return { type: 'value_error.any_str.max_length', message: `must have at most ${maxLength ?? SENSITIVE_LENGTH_MAX} characters` };
  // no card begins with 0 (ISO/IEC 7812-1, major industry identifier); sixteen zeros would pass the check digit
  if (isCardNumber && (!facts.luhn || facts.bin.startsWith('0'))) return { type: 'value_error.payment_card_number.luhn_check', message: 'is not a valid card number' };
  return null;
}

/** Where the contract gives no limit. A private key or an encrypted wallet payload fits. */
export const SENSITIVE_LENGTH_MAX = 65_536;

/** SEPA: an IBAN whose mod-97 check holds (ISO 13616). */
export function ibanProblem(held: Held, pointer: string): Detail | null {
  return held.facts.iban ? null : { location: 'body', pointer, message: 'is not a valid IBAN', type: 'value_error.iban' };
}

/** ACH: nine digits whose ABA checksum holds, where the routing number is held. */
export function abaProblem(held: Held, pointer: string): Detail | null {
  return held.facts.aba ? null : { location: 'body', pointer, message: 'is not a valid routing number', type: 'value_error.aba' };
}

/** As many digits as the scheme's cards carry. A scheme without security codes takes none. */
export function securityCodeProblem(held: Held, scheme: CardScheme, pointer: string): Detail | null {
  const lengths = rulesOf(scheme).securityCodeLengths;
  if (held.facts.digits && lengths.includes(held.facts.length)) return null;
  const message = lengths.length === 0 ? `is not used by ${scheme}` : `must have ${lengths.join(' or ')} digits`;
  return { location: 'body', pointer, message, type: 'value_error.security_code' };
}

function constraintsOf(constraints: unknown): Readonly<{ label: string; minLength: number | null; maxLength: number | null; digits: boolean }> {
  const given: Readonly<Record<string, unknown>> = typeof constraints === 'object' && constraints !== null ? { ...constraints } : {};
  return {
    label: typeof given['label'] === 'string' ? given['label'] : '',
    minLength: typeof given['minLength'] === 'number' ? given['minLength'] : null,
    maxLength: typeof given['maxLength'] === 'number' ? given['maxLength'] : null,
    digits: given['digits'] === true,
  };
}
