/** CSV by RFC 4180, with line breaks inside quotes, and semicolons between cells where a file has them. */

export type Separator = ',' | ';';

/** Of the two, the one that comes first in a file: names of columns have neither. */
export function separatorIn(text: string): Separator {
  return /^[^,;\r\n]*;/.test(text) ? ';' : ',';
}

/** The records of a text of whole ones; null where a quote does not end, or stands where none may. */
export function csvRecords(text: string, separator: Separator = ','): readonly (readonly string[])[] | null {
  const records: string[][] = [];
  const field = FIELDS[separator];
  let record: string[] = [];

  for (field.lastIndex = 0; field.lastIndex < text.length || record.length > 0;) {
    const [whole, quoted, plain = '', end] = field.exec(text) ?? [];
    if (whole === undefined) return null;
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    // A line without anything is no record.
    if (record.length > 1 || record[0] !== '') records.push(record);
    record = [];
  }
  return records;
}

const FIELDS = {
  ',': /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y,
  ';': /(?:"([^"]*(?:""[^"]*)*)"|([^";\r\n]*))(;|\r?\n|$)/y,
} as const;

/** A piece is given as soon as it is this long, in characters. */
const PIECE_LENGTH = 64 * 1024;
/** A record that is longer is none: somewhere a quote does not end. */
const RECORD_LENGTH_MAX = 1024 * 1024;

export class MalformedCsv extends Error {}

/** Cuts a file that arrives in chunks into pieces of whole records, so that no more than one is in memory. */
export async function* csvPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const cutter = new Cutter();
  for await (const chunk of chunks) {
    const piece = cutter.add(decodeChunk(decoder, chunk));
    if (piece !== '') yield piece;
  }
  const rest = cutter.end(decodeChunk(decoder));
  if (rest !== '') yield rest;
}

function decodeChunk(decoder: Pick<InstanceType<typeof TextDecoder>, 'decode'>, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new MalformedCsv('it is not UTF-8');
  }
}

const [QUOTE, LINE_FEED] = [0x22, 0x0a];

class Cutter {
  #text = '';
  /** Where the next character to look at stands, and the end of the last whole record before it. */
  #at = 0;
  #whole = 0;
  #isQuoted = false;

  add(text: string): string {
    this.#text += text;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const code = this.#text.charCodeAt(this.#at);
      if (code === QUOTE) this.#isQuoted = !this.#isQuoted; // one that is doubled does so twice
      else if (code === LINE_FEED && !this.#isQuoted) this.#whole = this.#at + 1;
    }
    if (this.#text.length - this.#whole > RECORD_LENGTH_MAX)
      throw new MalformedCsv(`a line does not end within ${RECORD_LENGTH_MAX} characters`);
    return this.#whole >= PIECE_LENGTH ? this.#cut(this.#whole) : '';
  }

  end(text: string): string {
    this.add(text);
    if (this.#isQuoted) throw new MalformedCsv('it ends within quotes');
    return this.#cut(this.#text.length);
  }

  #cut(length: number): string {
    const piece = this.#text.slice(0, length);
    this.#text = this.#text.slice(length);
    this.#at -= length;
    this.#whole = 0;
    return piece;
  }
}
