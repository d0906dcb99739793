/**
 * Whether a text has a code of a few digits by itself. Ids and times are full of digits: as a part of one of them it
 * says nothing.
 */
export function hasCode(text: string, code: string): boolean {
  return new RegExp(`(?<![\\w.])${code}(?!\\w)`).test(text);
}
