/** What a field shows of what was typed, and how the two are kept together while a buyer edits. */

export type Masking = Readonly<{ character: string; showLastFour: boolean }>;

/** Hides characters, and leaves their number as it is. */
export function maskText(raw: string, { character, showLastFour }: Masking): string {
  const hidden = showLastFour ? Math.max(0, raw.length - 4) : raw.length;
  return character.repeat(hidden) + raw.slice(hidden);
}

/** Puts a blank before each position that is listed. */
export function groupText(text: string, gaps: readonly number[]): string {
  return Array.from(text, (character, index) => (gaps.includes(index) ? ` ${character}` : character)).join(
    '',
  );
}

/** A value as it is shown, and as it is kept. */
export type FieldText = Readonly<{ text: string; raw: string }>;

/**
 * What a browser has made of the shown text. `caret`: where it stands now. `selection`: what was selected before,
 * where the browser has told. `isForward`: deleted by a key that deletes behind the caret. `isWhole`: the text was
 * replaced by something else than typing.
 */
export type BrowserEdit = Readonly<{
  text: string;
  caret: number;
  selection?: readonly [start: number, end: number];
  isForward?: boolean;
  isWhole?: boolean;
}>;

/**
 * How typed text goes between what stands before and behind the caret. `ours` are the characters that are shown to
 * make a value readable: whoever deletes one of those means the character beside it.
 */
export type TypingRules = Readonly<{ ours: string; put(head: string, typed: string, tail: string): string }>;

/** The raw value after the edit, and how many of its characters stand behind the caret. */
export type RawEdit = Readonly<{ raw: string; behind: number }>;

/**
 * Carries what a browser has made of the shown text over to the raw value. What stands around the caret was not
 * edited; what lies between is new.
 */
export function rawEditOf(before: FieldText, edit: BrowserEdit, { ours, put }: TypingRules): RawEdit {
  const { text, caret } = edit;
  if (edit.isWhole === true) return { raw: put('', text, ''), behind: 0 };
  const [head, tail] = untouchedEnds(before.text, edit);
  const start = countWithout(before.text.slice(0, head), ours);
  const end = before.raw.length - countWithout(before.text.slice(before.text.length - tail), ours);
  const [front, back] = [before.raw.slice(0, start), before.raw.slice(end)];
  const typed = text.slice(head, caret);
  if (typed !== '') return { raw: put(front, typed, back) + back, behind: back.length };
  const isOnlyOurs = start === end && text.length < before.text.length;
  if (!isOnlyOurs) return { raw: front + back, behind: back.length };

  return edit.isForward === true
    ? { raw: front + back.slice(1), behind: Math.max(0, back.length - 1) }
    : { raw: front.slice(0, -1) + back, behind: back.length };
}

/** How many characters of the shown text stand as they were, at its beginning and at its end. */
function untouchedEnds(
  before: string,
  { text, caret, selection }: BrowserEdit,
): readonly [head: number, tail: number] {
  if (selection !== undefined) {
    const [start, end] = selection;
    const isReplaced =
      start <= caret && text === before.slice(0, start) + text.slice(start, caret) + before.slice(end);
    if (isReplaced && (end > start || text.length > before.length)) return [start, before.length - end];
  }
  const tail = Math.min(text.length - caret, before.length);
  const limit = Math.min(caret, before.length - tail);
  let head = 0;
  while (head < limit && before[head] === text[head]) head += 1;
  return [head, tail];
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

function countWithout(text: string, ours: string): number {
  return Array.from(text).filter((character) => !ours.includes(character)).length;
}
