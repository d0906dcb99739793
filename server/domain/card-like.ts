import { luhnHolds } from './luhn.ts';

/**
 * Text of somebody else's as it may be kept and shown: what looks like a card number, by length and check
 * digit, is masked.
 */
export function maskCardNumbers(text: string): string {
  return text.replace(CARD_LIKE, (found) =>
    luhnHolds(found.replaceAll(/[ -]/g, '')) ? '«card number»' : found,
  );
}

/** 13 to 19 digits, alone or in groups, that are not part of a longer word or number. */
const CARD_LIKE = /(?<![0-9A-Za-z-])[0-9](?:[ -]?[0-9]){12,18}(?![0-9A-Za-z-])/g;
