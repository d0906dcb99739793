/**
 * Digits that follow one another in a text, whoever wrote them: of any script, with separators between them, and as
 * JSON, percent and HTML escapes write them. Letters end a run, and so does a longer gap.
 */
export type DigitRun = Readonly<{
  /** ASCII digits, all groups joined. */
  digits: string;
  groups: readonly DigitGroup[];
  /** Of each digit, where it begins and ends in the text. */
  starts: readonly number[];
  ends: readonly number[];
}>;

/** Digits with nothing between them: from `from` up to, not including, `to` of the run's digits. */
export type DigitGroup = Readonly<{
  from: number;
  to: number;
  /** What stands between it and the group before; empty for the first of a run. */
  gap: string;
  /** Whether a letter stands right before or right after it. */
  touchesLetter: boolean;
}>;

const GAP_LENGTH_MAX = 3;
const NON_ASCII = /[^\x00-\x7f]/;

/** Every run of at least `digitsMin` digits; where a text has escapes, as it stands and as they read. */
export function digitRuns(text: string, digitsMin: number): DigitRun[] {
  if (!hasDigits(text, digitsMin)) return [];
  const plain = readRuns(text, false, digitsMin);
  return ESCAPE.test(text) ? [...plain, ...readRuns(text, true, digitsMin)] : plain;
}

/** Each escape of a digit has a digit in it. */
function hasDigits(text: string, least: number): boolean {
  if (text.length < least) return false;
  if (NON_ASCII.test(text)) return true;
  let count = 0;
  for (let at = 0; at < text.length && count < least; at += 1)
    if (isDigitCode(text.charCodeAt(at))) count += 1;
  return count >= least;
}

function readRuns(text: string, readsEscapes: boolean, digitsMin: number): DigitRun[] {
  const reader = new RunReader(digitsMin);
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    const escape = readsEscapes && ESCAPE_STARTS.has(code) ? escapeAt(text, at) : null;
    const end = escape?.end ?? at + (code >= 0xd800 && code <= 0xdbff ? 2 : 1);
    if (escape === null && code < 0x80) reader.takeAscii(code, at);
    else reader.take(escape?.text ?? text.slice(at, end), at, end);
    at = end;
  }
  return reader.end();
}

class RunReader {
  readonly #digitsMin: number;
  readonly #runs: DigitRun[] = [];
  #digits = '';
  #groups: { from: number; to: number; gap: string; touchesLetter: boolean }[] = [];
  #starts: number[] = [];
  #ends: number[] = [];
  #gap = '';
  #isAfterLetter = false;

  constructor(digitsMin: number) {
    this.#digitsMin = digitsMin;
  }

  takeAscii(code: number, at: number): void {
    if (isDigitCode(code)) this.#digit(String.fromCharCode(code), at, at + 1);
    else if (isLetterCode(code)) this.#letter();
    else this.#separator(String.fromCharCode(code));
  }

  /** One character as others write it, or several that are written as one. */
  take(text: string, start: number, end: number): void {
    for (const character of text.normalize('NFKC')) {
      if (UNSEEN.test(character)) continue;
      const digit = digitOf(character);
      if (digit !== null) this.#digit(digit, start, end);
      else if (LETTER.test(character)) this.#letter();
      else this.#separator(character);
    }
  }

  end(): DigitRun[] {
    this.#endRun();
    return this.#runs;
  }

  #digit(digit: string, start: number, end: number): void {
    const last = this.#groups.at(-1);
    if (last === undefined || this.#gap !== '') {
      const from = this.#digits.length;
      this.#groups.push({ from, to: from + 1, gap: this.#gap, touchesLetter: this.#isAfterLetter });
    } else last.to += 1;
    this.#gap = '';
    this.#isAfterLetter = false;
    this.#digits += digit;
    this.#starts.push(start);
    this.#ends.push(end);
  }

  #letter(): void {
    const last = this.#groups.at(-1);
    if (last !== undefined && this.#gap === '') last.touchesLetter = true;
    this.#endRun();
    this.#isAfterLetter = true;
  }

  #separator(character: string): void {
    this.#isAfterLetter = false;
    if (this.#digits === '') return;
    this.#gap += character;
    if (this.#gap.length > GAP_LENGTH_MAX) this.#endRun();
  }

  #endRun(): void {
    this.#gap = '';
    if (this.#digits === '') return;

    if (this.#digits.length >= this.#digitsMin)
      this.#runs.push({
        digits: this.#digits,
        groups: this.#groups,
        starts: this.#starts,
        ends: this.#ends,
      });
    this.#digits = '';
    this.#groups = [];
    this.#starts = [];
    this.#ends = [];
  }
}

/** What is not seen: format characters and marks. */
const UNSEEN = /[\p{Cf}\p{M}]/u;
const LETTER = /[\p{L}\p{N}]/u;
const DECIMAL = /^\p{Nd}$/u;

function digitOf(character: string): string | null {
  if (!DECIMAL.test(character)) return null;
  // The ten digits of a script stand in a row, from zero on.
  const code = character.codePointAt(0) ?? 0;
  if (isDigitCode(code)) return character;
  let value = 0;
  while (value < 9 && DECIMAL.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function isDigitCode(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isLetterCode(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

const ESCAPE = /[\\%&<]/;
const ESCAPE_STARTS: ReadonlySet<number> = new Set([0x5c, 0x25, 0x26, 0x3c]);
/** JSON and JavaScript, percent, HTML; escaped again or not. A tag or a named character is one separator. */
const ESCAPES = {
  hex: /\\{1,8}(?:u([0-9a-f]{4})|u\{0{0,8}([0-9a-f]{1,6})\}|x([0-9a-f]{2}))|&(?:amp;){0,3}#x0{0,8}([0-9a-f]{1,6});?/iy,
  decimal: /&(?:amp;){0,3}#0{0,8}([0-9]{1,7});?/iy,
  percent: /(?:%(?:25){0,3}[0-9a-f]{2}){1,4}/iy,
  separator: /\\{1,8}[nrtbfv0/"'-]|&(?:amp;){0,3}[a-z]{2,8};|<\/?[a-z][^<>]{0,40}>/iy,
};
const CODE_POINT_MAX = 0x10ffff;

function escapeAt(text: string, at: number): Readonly<{ text: string; end: number }> | null {
  const hex = matchAt(ESCAPES.hex, text, at);
  if (hex !== null) {
    const [, ...digits] = hex;
    return escapeOf(
      Number.parseInt(digits.find((found) => found !== undefined) ?? '', 16),
      at + hex[0].length,
    );
  }

  const decimal = matchAt(ESCAPES.decimal, text, at);
  if (decimal !== null) return escapeOf(Number(decimal[1]), at + decimal[0].length);
  const percent = matchAt(ESCAPES.percent, text, at);
  if (percent !== null) return percentAt(percent[0], at);
  const separator = matchAt(ESCAPES.separator, text, at);
  return separator === null ? null : { text: ' ', end: at + separator[0].length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function escapeOf(code: number, end: number): Readonly<{ text: string; end: number }> | null {
  return code > CODE_POINT_MAX ? null : { text: String.fromCodePoint(code), end };
}

const BYTE = /%(?:25){0,3}([0-9a-f]{2})/iy;

/** The first character only: of the next one it is known where it stands. */
function percentAt(escaped: string, at: number): Readonly<{ text: string; end: number }> | null {
  let bytes = '';
  let length = 0;

  for (let count = 0; count < 4; count += 1) {
    const byte = matchAt(BYTE, escaped, length);
    if (byte === null) return null;
    bytes += `%${byte[1]}`;
    length += byte[0].length;
    try {
      return { text: decodeURIComponent(bytes), end: at + length };
    } catch {
      // Not a whole character yet.
    }
  }
  return null;
}
