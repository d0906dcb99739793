import { NotOpenPgp } from './packet-reader.ts';

/** A line of armour has 76 characters at most, a header somewhat more: what is longer is none. */
const LINE_BYTES_MAX = 1024;
const [LINE_FEED, DASH] = [0x0a, 0x2d];

type Block = 'MESSAGE' | 'PUBLIC KEY BLOCK';

/** The bytes of a message or key, whether it is in ASCII armour (RFC 9580, 6) or not. */
export async function* binaryOf(
  chunks: AsyncIterable<Uint8Array>,
  block: Block = 'MESSAGE',
): AsyncGenerator<Uint8Array> {
  let armour: Armour | null = null;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    // A packet begins with a byte above ASCII, armour with a dash; word processors and mails put blanks before it.
    if (isFirst && (chunk[0] === DASH || /^\s/.test(String.fromCharCode(chunk[0] ?? 0))))
      armour = new Armour(block);
    isFirst = false;
    if (armour === null) yield chunk;
    else yield armour.add(chunk);
  }
  if (armour !== null && armour.isOver !== true) throw new NotOpenPgp('its armour ends too early');
}

class Armour {
  readonly #block: Block;
  #part: 'before' | 'headers' | 'body' | 'over' = 'before';
  #line = '';
  #digits = '';

  constructor(block: Block) {
    this.#block = block;
  }

  get isOver(): boolean {
    return this.#part === 'over';
  }

  add(chunk: Uint8Array): Buffer {
    const pieces: Buffer[] = [];
    let from = 0;

    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      const line = this.#line + latin(chunk, from, at);
      this.#line = '';
      from = at + 1;
      pieces.push(this.#read(line.trimEnd()));
    }
    this.#line += latin(chunk, from, chunk.length);
    if (this.#line.length > LINE_BYTES_MAX)
      throw new NotOpenPgp('it is no OpenPGP message, nor the armour of one');
    if (this.#part === 'body' && this.#line.startsWith('-----END')) this.#read(this.#line.trimEnd());
    return Buffer.concat(pieces);
  }

  #read(line: string): Buffer {
    if (line.length > LINE_BYTES_MAX) throw new NotOpenPgp('it is no OpenPGP message, nor the armour of one');
    if (this.#part === 'body' && line.startsWith('-----END')) this.#part = 'over';
    else if (this.#part === 'body') return this.#decoded(line);
    else if (this.#part === 'before' && line !== '') this.#begin(line);
    else if (this.#part === 'headers' && line === '') this.#part = 'body';
    return Buffer.alloc(0);
  }

  #begin(line: string): void {
    if (line.trimStart() !== `-----BEGIN PGP ${this.#block}-----`)
      throw new NotOpenPgp(
        `it is no OpenPGP message: it begins with neither a packet nor BEGIN PGP ${this.#block}`,
      );
    this.#part = 'headers';
  }

  /** The sum of the armour is not looked at: the message has a better one inside. */
  #decoded(line: string): Buffer {
    if (line.startsWith('=') && line.length === 5) return Buffer.alloc(0);
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(line)) throw new NotOpenPgp('its armour holds what is no Base64');
    this.#digits += line;
    const whole = this.#digits.length - (this.#digits.length % 4);
    const bytes = Buffer.from(this.#digits.slice(0, whole), 'base64');
    this.#digits = this.#digits.slice(whole);
    return bytes;
  }
}

function latin(chunk: Uint8Array, from: number, to: number): string {
  return Buffer.from(chunk.buffer, chunk.byteOffset + from, to - from).toString('latin1');
}

/** Bytes as a block of armour; the sum at its end is optional by RFC 9580, and older programs want it. */
export function inArmour(kind: Block, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  const sum = Buffer.alloc(3);
  sum.writeUIntBE(crc24(bytes), 0, 3);
  return [
    `-----BEGIN PGP ${kind}-----`,
    '',
    ...lines,
    `=${sum.toString('base64')}`,
    `-----END PGP ${kind}-----`,
    '',
  ].join('\n');
}

/** RFC 4880, 6.1. */
function crc24(bytes: Buffer): number {
  let sum = 0xb704ce;
  for (const byte of bytes) {
    sum ^= byte << 16;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x800000) === 0 ? sum << 1 : (sum << 1) ^ 0x1864cfb;
  }
  return sum & 0xffffff;
}
