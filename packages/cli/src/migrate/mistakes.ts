import { nearestName } from '../nearest-name.ts';

/** One thing that is wrong with a request, and a sentence of what would be right. No value is ever in it. */
export type Fault = Readonly<{
  location: 'path' | 'query' | 'header' | 'body';
  /** A JSON pointer into the body, or the name of the parameter or header. */
  pointer: string;
  message: string;
}>;

/** Where a value stands and what is wrong there, before it is known in which part of the request. */
export type Mistake = Omit<Fault, 'location'> &
  Readonly<{
    /** Where the value is that the schema was held to: for a name that is missing, the object that lacks it. */
    owner: string;
    /** How sure it makes that another alternative was meant: a wrong type most, a value least. */
    weight: number;
  }>;

/** Weights of mistakes: the heavier one is, the less the alternative was meant that it is found in. */
export const WRONG_TYPE = 1_000_000;
export const UNKNOWN_NAME = 10_000;
export const MISSING = 100;

export function mistake(pointer: string, message: string, weight = 1, owner = pointer): Mistake {
  return { pointer, message, weight, owner };
}

const SHOWN_MAX = 30;

/** Which words are allowed, and which was meant. */
export function oneOf(words: readonly string[], given: unknown): string {
  const nearest = typeof given === 'string' ? nearestName(given, words) : null;
  const hint = nearest === null ? '' : `: did you mean ${nearest}?`;
  const more = words.length > SHOWN_MAX ? ` and ${words.length - SHOWN_MAX} more` : '';
  return `must be one of ${words.slice(0, SHOWN_MAX).join(', ')}${more}${hint}`;
}

/** RFC 6901, of a name that somebody sent: long ones are cut, and digits that could be a card number are masked. */
export function segment(name: string): string {
  const shown = (name.length > 64 ? `${name.slice(0, 64)}…` : name)
    .toWellFormed()
    .replaceAll(/\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){11,}/gu, '«masked»')
    .replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '�');
  return `/${shown.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
