/**
 * A text of people's words with its facts in place; a place that nothing is known for stays as it is.
 *
 * @example fillWords('{count} more', () => '3') // '3 more'
 */
export function fillWords(text: string, factOf: (name: string) => string | undefined): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => factOf(name) ?? whole);
}
