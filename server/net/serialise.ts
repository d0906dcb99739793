import { Secret } from '../domain/secret.ts';
import type { Open } from './outgoing.ts';
import { base64Bytes, formBytes, jsonStringBytes, segmentBytes } from './encode.ts';
import { WireFault, type WireBody, type WireRequest, type WireText, type WireTextPart } from './wire.ts';

/**
 * A request in pieces: text that is final, and secrets that are still closed, each with the encoding that its
 * place asks for.
 */
type SerialisedRequest = Readonly<{
  method: string;
  url: string;
  lastSegment: Piece | null;
  /** A word behind it; null: none. */
  verbOfSegment: string | null;
  headers: readonly (readonly [name: string, pieces: readonly Piece[]])[];
  body: readonly Piece[] | null;
}>;
export type Piece =
  | string
  | Readonly<{ secret: Secret; encoding: Encoding }>
  | Readonly<{ base64: readonly Piece[]; encoding: Encoding }>;
/**
 * `json`: the inside of a JSON string. `form`: a value of `application/x-www-form-urlencoded`. `segment`: one of a
 * path.
 */
export type Encoding = 'raw' | 'json' | 'form' | 'segment';

/** Every secret that one exchange opened: masked in what comes back, wiped when it is over. */
export class OpenedSecrets {
  readonly secrets: { label: string; value: Buffer }[] = [];
  readonly #bodies: Buffer[] = [];

  keep(label: string, value: Buffer): Buffer {
    this.secrets.push({ label, value });
    return value;
  }
  /** A buffer that holds secrets in some encoded form. */
  keepEncoded(bytes: Buffer): Buffer {
    this.#bodies.push(bytes);
    return bytes;
  }
  wipe(): void {
    for (const { value } of this.secrets) value.fill(0);
    for (const bytes of this.#bodies) bytes.fill(0);
    this.secrets.length = 0;
    this.#bodies.length = 0;
  }
}

export function serialise(request: WireRequest): SerialisedRequest {
  const headers: (readonly [string, readonly Piece[]])[] = Object.entries(request.headers ?? {}).map(
    ([name, text]) => [name.toLowerCase(), textPieces(text, 'raw')],
  );
  const body = request.body === undefined ? null : bodyPieces(request.body);
  const contentType = request.body === undefined ? null : contentTypeOf(request.body);
  if (contentType !== null && !headers.some(([name]) => name === 'content-type'))
    headers.push(['content-type', [contentType]]);

  const { method, url, lastSegment, verbOfSegment = null } = request;
  if (verbOfSegment !== null && !/^[a-z_]+$/.test(verbOfSegment))
    throw new Error(`BUG: ${verbOfSegment} is no word of a path`);
  return {
    method,
    url,
    lastSegment: lastSegment === undefined ? null : segmentPiece(lastSegment),
    verbOfSegment,
    headers,
    body,
  };
}

function segmentPiece(secret: Secret): Piece {
  if (secret.label !== 'payment_service_token') throw new Error(`BUG: ${secret.label} in an address`);
  return { secret, encoding: 'segment' };
}

/**
 * Opens every secret in the pieces and gives the bytes. What was opened is noted in `opened`, which the
 * caller wipes.
 */
export async function fill(pieces: readonly Piece[], open: Open, opened: OpenedSecrets): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const piece of pieces)
    parts.push(typeof piece === 'string' ? Buffer.from(piece, 'utf8') : await fillPiece(piece, open, opened));
  return opened.keepEncoded(Buffer.concat(parts));
}

async function fillPiece(piece: Exclude<Piece, string>, open: Open, opened: OpenedSecrets): Promise<Buffer> {
  if ('base64' in piece) {
    const inside = await fill(piece.base64, open, opened);
    return encodeValue(opened.keepEncoded(base64Bytes(inside)), piece.encoding, opened);
  }
  const value = opened.keep(piece.secret.label, await open(piece.secret));
  return encodeValue(value, piece.encoding, opened);
}

function encodeValue(value: Buffer, encoding: Encoding, opened: OpenedSecrets): Buffer {
  switch (encoding) {
    case 'raw':
      return value;
    case 'json':
      return opened.keepEncoded(jsonStringBytes(value));
    case 'form':
      return opened.keepEncoded(formBytes(value));
    case 'segment':
      return opened.keepEncoded(segmentBytes(value));
    default:
      return encoding satisfies never;
  }
}

function contentTypeOf(body: WireBody): string {
  switch (body.type) {
    case 'json':
      return 'application/json';
    case 'form':
      return 'application/x-www-form-urlencoded';
    case 'text':
      return body.contentType;
    default:
      return body satisfies never;
  }
}

function bodyPieces(body: WireBody): readonly Piece[] {
  switch (body.type) {
    case 'json': {
      const pieces: Piece[] = [];
      const rest = writeJson(body.value, '', pieces);
      return [...pieces, rest];
    }
    case 'form':
      return joinPieces(
        body.fields.flatMap(([name, text], index) => [
          `${index === 0 ? '' : '&'}${formText(name)}=`,
          ...textPieces(text, 'form'),
        ]),
      );
    case 'text':
      return textPieces(body.text, 'raw');
    default:
      return body satisfies never;
  }
}

function textPieces(text: WireText, encoding: Encoding): readonly Piece[] {
  const parts = typeof text === 'string' || text instanceof Secret ? [text] : text;
  return parts.map((part) => textPiece(part, encoding));
}

function textPiece(part: WireTextPart, encoding: Encoding): Piece {
  if (typeof part === 'string') return encoding === 'form' ? formText(part) : wellFormed(part);
  if (part instanceof Secret) return { secret: part, encoding };
  return { base64: part.base64.map((inside) => textPiece(inside, 'raw')), encoding };
}

/**
 * `JSON.stringify`, but a `Secret` becomes a piece of its own and a bigint becomes an integer. `before`: text
 * that is not in a piece yet. Gives the text behind the last piece.
 */
function writeJson(value: unknown, before: string, pieces: Piece[]): string {
  if (typeof value === 'bigint') return before + value.toString();
  if (value instanceof Secret) {
    pieces.push(`${before}"`, { secret: value, encoding: 'json' });
    return '"';
  }
  if (Array.isArray(value)) {
    let text = `${before}[`;
    for (const [index, item] of (value as unknown[]).entries())
      text = writeJson(item ?? null, index === 0 ? text : `${text},`, pieces);
    return `${text}]`;
  }
  if (isPlainObject(value)) {
    let text = `${before}{`;
    let isFirst = true;
    for (const name of Object.keys(value)) {
      const inside = value[name];
      if (inside === undefined) continue;
      text = writeJson(inside, `${text}${isFirst ? '' : ','}${JSON.stringify(wellFormed(name))}:`, pieces);
      isFirst = false;
    }
    return `${text}}`;
  }
  if (typeof value === 'string') return before + JSON.stringify(wellFormed(value));
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined)
    throw new WireFault('malformed', false, `a ${typeof value} has no place in a JSON body`);

  return before + text;
}

/** Half a character has no bytes in UTF-8: the other side would refuse it, or read something else. */
function wellFormed(text: string): string {
  if (text.isWellFormed()) return text;
  throw new WireFault('malformed', false, 'a text of the request ends in half a character');
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** As `formBytes` writes it, by the platform's own encoder: text is no secret. */
function formText(text: string): string {
  if (/^[\w*.-]*$/.test(text)) return text;
  return encodeURIComponent(wellFormed(text)).replace(/%20|[!'()~]/g, (part) => FORM_TEXT[part] ?? part);
}

/** What `encodeURIComponent` writes otherwise than forms. */
const FORM_TEXT: Readonly<Record<string, string>> = {
  '%20': '+',
  '!': '%21',
  "'": '%27',
  '(': '%28',
  ')': '%29',
  '~': '%7E',
};

function joinPieces(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}
