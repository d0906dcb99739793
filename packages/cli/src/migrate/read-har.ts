import { isObject } from '../step.ts';
import { addressParts, methodOf, READ_HEADERS, type RecordedRequest, UnreadableFile } from './recorded.ts';

/** An entry is held whole while it is read, with the answer in it; a file of any size is read in pieces. */
const ENTRY_BYTES_MAX = 64 * 1024 * 1024;
const NAME_LENGTH_MAX = 16;

/** The requests of a HAR file (version 1.2), one after the other as the file is read. */
export async function* harRequests(pieces: AsyncIterable<string>): AsyncGenerator<RecordedRequest> {
  const cutter = new EntryCutter();
  let at = 0;
  for await (const piece of pieces)
    for (const { text, line } of cutter.cut(piece)) {
      at += 1;
      yield requestOf(parseEntry(text, at, line), at, line);
    }
  cutter.end();
}

function parseEntry(text: string, at: number, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(`Entry ${at}, which begins in line ${line}, is not JSON.`);
  }
}

type Entry = Readonly<{ text: string; line: number }>;
type HalfRead = { parts: string[]; length: number; line: number };

/** Cuts the members of `log.entries` out of the text of a HAR file, without ever holding more than one of them. */
class EntryCutter {
  /** What is open, from outside in: `{` or `[`. */
  readonly #open: string[] = [];
  #line = 1;
  #isText = false;
  #isEscaped = false;
  /** The text that was read last, as far as it may be a name on the way to the entries. */
  #name = '';
  #way: string[] = [];
  /** Of the entry that is being read: what of it came in earlier pieces. */
  #entry: HalfRead | null = null;
  #hasEntries = false;
  #hasBegun = false;

  *cut(piece: string): Generator<Entry> {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece[at] ?? '';
      if (letter === '\n') this.#line += 1;
      if (this.#isText) this.#insideText(letter);
      else if (letter === '"') [this.#isText, this.#name] = [true, ''];
      else if (letter === '{' || letter === '[') {
        if (this.#begins(letter)) from = at;
        this.#enter(letter);
      } else if (letter === '}' || letter === ']') {
        this.#leave(letter);
        const entry = this.#ended();
        if (entry !== null)
          yield { text: [...entry.parts, piece.slice(from, at + 1)].join(''), line: entry.line };
      } else if (!this.#hasBegun && !/[\s\uFEFF]/.test(letter)) throw this.#notHar();
    }

    this.#keep(piece.slice(from));
  }

  #begins(letter: string): boolean {
    if (letter !== '{' || !this.#isInEntries()) return false;
    this.#entry = { parts: [], length: 0, line: this.#line };
    return true;
  }

  #ended(): HalfRead | null {
    if (this.#entry === null || !this.#isInEntries()) return null;
    const entry = this.#entry;
    this.#entry = null;
    return entry;
  }

  end(): void {
    if (this.#open.length > 0)
      throw new UnreadableFile(`The file ends in line ${this.#line}, in the middle of it.`);
    if (!this.#hasEntries) throw this.#notHar();
  }

  #insideText(letter: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (letter === '\\') this.#isEscaped = true;
    else if (letter === '"') this.#isText = false;
    else if (this.#name.length < NAME_LENGTH_MAX) this.#name += letter;
  }

  #enter(letter: string): void {
    this.#hasBegun = true;
    if (this.#open.length < 3) this.#way = [...this.#way.slice(0, this.#open.length), this.#name];
    this.#open.push(letter);
    if (this.#isInEntries()) this.#hasEntries = true;
    this.#name = '';
  }

  #leave(letter: string): void {
    const opened = this.#open.pop();
    if ((opened === '{') !== (letter === '}'))
      throw new UnreadableFile(`Line ${this.#line} closes what is not open.`);
  }

  /** `{"log": {"entries": [` is open, and nothing in it. */
  #isInEntries(): boolean {
    return (
      this.#open.length === 3 && this.#open[2] === '[' && this.#way[1] === 'log' && this.#way[2] === 'entries'
    );
  }

  #keep(rest: string): void {
    if (this.#entry === null) return;
    this.#entry.parts.push(rest);
    this.#entry.length += rest.length;
    if (this.#entry.length > ENTRY_BYTES_MAX)
      throw new UnreadableFile(`The entry that begins in line ${this.#entry.line} has more than 64 MiB.`);
  }

  #notHar(): UnreadableFile {
    return new UnreadableFile('This is no HAR file: it has no list at log.entries.');
  }
}

function requestOf(entry: unknown, at: number, line: number): RecordedRequest {
  const request = isObject(entry) ? entry['request'] : null;
  const url = isObject(request) && typeof request['url'] === 'string' ? request['url'] : null;
  if (!isObject(request) || url === null || typeof request['method'] !== 'string')
    throw new UnreadableFile(
      `Entry ${at}, which begins in line ${line}, has no request with a method and a url.`,
    );

  const { headers, postData } = request;
  const data = isObject(postData) ? postData : {};
  const kept = keptHeaders(headers);
  const { mimeType } = data;
  if (!kept.has('content-type') && typeof mimeType === 'string') kept.set('content-type', mimeType);
  return {
    at,
    method: methodOf(request['method']),
    ...(addressParts(url) ?? partsElsewhere(url)),
    headers: kept,
    body: bodyOf(data),
  };
}

function keptHeaders(headers: unknown): Map<string, string> {
  const kept = new Map<string, string>();
  for (const header of Array.isArray(headers) ? headers : []) {
    const name = isObject(header) ? String(header['name']).toLowerCase() : '';
    if (isObject(header) && READ_HEADERS.has(name)) kept.set(name, String(header['value']));
  }
  return kept;
}

/** Pages ask for `data:` and `blob:` addresses, too: those go to no host that anybody asks about. */
function partsElsewhere(url: string): Pick<RecordedRequest, 'host' | 'path' | 'query'> {
  return { host: /^[a-z][a-z+.-]{0,30}:/i.exec(url)?.[0] ?? 'no address', path: '', query: '' };
}

/** A form may be given in parts, a body of another kind as its text. */
function bodyOf({ text, params }: Readonly<Record<string, unknown>>): string | null {
  if (typeof text === 'string' && text !== '') return text;
  if (!Array.isArray(params) || params.length === 0) return null;
  const form = new URLSearchParams();
  for (const param of params)
    if (isObject(param)) form.append(String(param['name'] ?? ''), String(param['value'] ?? ''));
  return form.toString();
}
