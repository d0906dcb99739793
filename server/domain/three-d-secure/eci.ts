import type { CardScheme } from '../card-scheme.ts';

/** How far the cardholder was authenticated: fully, as far as could be tried, or not. */
export type Assurance = 'authenticated' | 'attempted' | 'none';

/** The Electronic Commerce Indicator that a scheme's acquirers expect for this assurance. */
export function eciFor(scheme: CardScheme, assurance: Assurance): string {
  return ECI[familyOf(scheme)][assurance];
}

type Family = 'mastercard' | 'visa';

/** Mastercard counts from 00, everyone else follows Visa (scheme rules as acquirers publish them). */
const ECI: Readonly<Record<Family, Readonly<Record<Assurance, string>>>> = {
  visa: { authenticated: '05', attempted: '06', none: '07' },
  mastercard: { authenticated: '02', attempted: '01', none: '00' },
};

function familyOf(scheme: CardScheme): Family {
  return MASTERCARD_FAMILY.has(scheme) ? 'mastercard' : 'visa';
}

/**
 * Brands that authenticate through Mastercard's directory. A Cartes Bancaires card on a Mastercard number is
 * charged as Mastercard.
 */
const MASTERCARD_FAMILY: ReadonlySet<CardScheme> = new Set(['mastercard', 'maestro', 'cirrus']);
