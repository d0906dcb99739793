import { CARD_SCHEMES, type CardScheme, parseCardScheme } from '../../../domain/card-scheme.ts';

/** Stored as text; every one of them was a scheme when it came in. */
export function cardSchemes(stored: readonly string[] | null): CardScheme[] | null {
  return stored === null ? null : stored.map(cardScheme);
}

export function cardScheme(stored: string): CardScheme {
  return parseCardScheme(stored) ?? CARD_SCHEMES[CARD_SCHEMES.indexOf('other')] ?? 'other';
}
