/** What a field shows of what was typed, and how the two are kept together while a buyer edits. */

export type Masking = Readonly<{ character: string; showLastFour: boolean }>;

/** ASCII digits, whatever script they were typed in. */
export function digitsOf(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/\D/g, '');
}

/** Hides characters, and leaves their number as it is. */
export function masked(raw: string, { character, showLastFour }: Masking): string {
  const hidden = showLastFour ? Math.max(0, raw.length - 4) : raw.length;
  return character.repeat(hidden) + raw.slice(hidden);
}

/** Puts a blank before each position that is listed. */
export function grouped(text: string, gaps: readonly number[]): string {
  return Array.from(text, (character, index) => (gaps.includes(index) ? ` ${character}` : character)).join(
    '',
  );
}

type Shown = Readonly<{ text: string; raw: string }>;
type Typing = Readonly<{ clean(typed: string): string; ours: string }>;

/**
 * What a browser has made of the shown text, carried over to the raw value. What stands around the caret was
 * not edited; what lies between is new. `ours` are the characters that we put in to make it readable: whoever
 * deletes one of those means the character before it.
 */
export function edited(before: Shown, text: string, caret: number, { clean, ours }: Typing): string {
  const tail = Math.min(text.length - caret, before.text.length);
  const limit = Math.min(caret, before.text.length - tail);
  let head = 0;
  while (head < limit && before.text[head] === text[head]) head += 1;
  const start = countWithout(before.text.slice(0, head), ours);
  const end = before.raw.length - countWithout(before.text.slice(before.text.length - tail), ours);
  const typed = clean(text.slice(head, text.length - tail));
  const isOnlyOurs = typed === '' && start === end && text.length < before.text.length;
  return before.raw.slice(0, isOnlyOurs ? Math.max(0, start - 1) : start) + typed + before.raw.slice(end);
}

/** Where the caret stands in the new text, with as many characters behind it as before. */
export function caretFor(text: string, charactersBehind: number, ours: string): number {
  let behind = 0;
  let index = text.length;
  while (index > 0 && behind < charactersBehind) {
    index -= 1;
    if (!ours.includes(text[index] ?? '')) behind += 1;
  }
  return index;
}

export function countWithout(text: string, ours: string): number {
  return Array.from(text).filter((character) => !ours.includes(character)).length;
}
