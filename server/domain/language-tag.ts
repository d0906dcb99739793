/** The languages that pages and frames for buyers speak, and stories of payments. */
export const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language and what narrows it down, as BCP 47 writes it; nobody speaks `*`, `x-private` or `C`. */
const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i;

/** The tag that an `Accept-Language` header prefers (RFC 9110 §12.5.4), or a text gives; `en` where there is none. */
export function languageTagOf(acceptLanguage: string): string {
  const wanted = acceptLanguage.split(',').flatMap((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const tag = range.replaceAll('_', '-');
    const quality = qualityIn(parameters);
    return TAG.test(tag) && quality > 0 ? [{ tag, quality }] : [];
  });
  // of equal ones the first: the order of a stable sort
  return wanted.toSorted((one, other) => other.quality - one.quality)[0]?.tag ?? 'en';
}

/** Left out, or written as no number, it is 1. */
function qualityIn(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => /^q\s*=/i.test(parameter))?.replace(/^q\s*=\s*/i, '');
  return given !== undefined && /^[01](?:\.\d{0,3})?$/.test(given) ? Number(given) : 1;
}

/** As many whole subtags as fit. */
export function shortLanguageTag(acceptLanguage: string, max: number): string {
  const [first = 'en', ...more] = languageTagOf(acceptLanguage).split('-');
  let tag = first;
  for (const subtag of more) {
    if (tag.length + 1 + subtag.length > max) break;
    tag = `${tag}-${subtag}`;
  }
  return tag;
}
