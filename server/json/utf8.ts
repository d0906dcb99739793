import { isUtf8 } from 'node:buffer';

/** In a text, as people count. */
export type Place = Readonly<{ line: number; column: number }>;

/** Line and column, from 1; a character of several bytes is one column. No copy is made of what stands there. */
export function placeOf(text: Buffer, at: number): Place {
  let [line, column] = [1, 1];
  for (let index = 0; index < at; index++) {
    const byte = text[index] ?? 0;
    if (byte === 0x0a) [line, column] = [line + 1, 1];
    else if ((byte & 0xc0) !== 0x80) column++;
  }
  return { line, column };
}

/** Where the text stops being UTF-8, up to three bytes before. */
export function firstNotUtf8(text: Buffer): number {
  let [good, bad] = [0, text.length];
  // What is cut within a character is not UTF-8 either; up to three bytes make no difference to a person.
  while (bad - good > 4) {
    const middle = (good + bad) >> 1;
    const isWhole = [0, 1, 2, 3].some((more) => isUtf8(text.subarray(0, middle + more)));
    if (isWhole) good = middle;
    else bad = middle;
  }
  return good;
}

/**
 * Valid UTF-8 across chunk borders: an unfinished character of at most three bytes waits for the next chunk.
 */
export class Utf8Stream {
  #carry: Buffer = Buffer.alloc(0);
  push(chunk: Buffer): boolean {
    const bytes = this.#carry.length === 0 ? chunk : Buffer.concat([this.#carry, chunk]);
    const whole = bytes.length - unfinishedBytes(bytes);
    this.#carry = Buffer.from(bytes.subarray(whole));
    return isUtf8(bytes.subarray(0, whole));
  }
  end(): boolean {
    return this.#carry.length === 0;
  }
}

function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}
