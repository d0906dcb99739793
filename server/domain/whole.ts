/** Null where it is too long: an e-mail address, a postal code or a mark that were cut would be another one. */
export function wholeText(text: string | null | undefined, lengthMax: number): string | null {
  return text === undefined || text === null || text.length > lengthMax ? null : text;
}
