/**
 * A text of at most so many UTF-16 code units, cut between characters as a person sees them: no emoji, flag or letter
 * with its accents loses a part. Processors count code units, code points or characters, mostly without saying which;
 * code units are the most of these, so a text that fits by them fits by all.
 */
export function cut(text: string, max: number): string;
export function cut(text: string | null | undefined, max: number): string | null;
export function cut(text: string | null | undefined, max: number): string | null {
  if (text === null || text === undefined) return null;
  if (text.length <= max) return text;
  let kept = '';
  for (const { segment } of SEGMENTER.segment(text)) {
    if (kept.length + segment.length > max) break;
    kept += segment;
  }
  return kept === '' ? wholeCodePoints(text, max) : kept;
}

/** The first character alone is too long, for example a family, or a letter under a hundred accents. */
function wholeCodePoints(text: string, max: number): string {
  const kept = text.slice(0, max);
  return kept.isWellFormed() ? kept : kept.slice(0, -1);
}

/** Characters are the same in every language; the tag keeps the machine's own out of it. */
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first of a list, at most so many. */
export function firstOf<Item>(list: readonly Item[], max: number): readonly Item[] {
  return list.length <= max ? list : list.slice(0, max);
}
