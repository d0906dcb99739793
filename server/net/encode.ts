/**
 * Encoders that never turn a secret into a JavaScript string: strings cannot be wiped, and the collector
 * copies them about.
 * Bytes in, new bytes out; the caller wipes both.
 */

const HEX = Buffer.from('0123456789abcdef');
const HEX_UPPER = Buffer.from('0123456789ABCDEF');
const BASE64 = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const SHORT_ESCAPES = new Map([
  [0x22, 0x22],
  [0x5c, 0x5c],
  [0x08, 0x62],
  [0x0c, 0x66],
  [0x0a, 0x6e],
  [0x0d, 0x72],
  [0x09, 0x74],
]);

/** The inside of a JSON string (RFC 8259 §7), without its quotes. */
export function jsonStringBytes(value: Buffer): Buffer {
  const out = new Writer(value.length + 16);
  for (const byte of value) {
    const short = SHORT_ESCAPES.get(byte);
    if (short !== undefined) out.push(0x5c, short);
    else if (byte < 0x20) out.push(0x5c, 0x75, 0x30, 0x30, byteAt(HEX, byte >> 4), byteAt(HEX, byte & 15));
    else out.push(byte);
  }
  return out.done();
}

/**
 * A value of application/x-www-form-urlencoded (WHATWG URL §5.2): unreserved bytes stand, a space is `+`, the
 * rest is `%XX`.
 */
export function formBytes(value: Buffer): Buffer {
  return percentBytes(value, [0x2b]);
}

/** A segment of a path (RFC 3986 §3.3): unreserved bytes stand, the rest is `%XX`. */
export function segmentBytes(value: Buffer): Buffer {
  return percentBytes(value, [0x25, 0x32, 0x30]);
}

function percentBytes(value: Buffer, space: readonly number[]): Buffer {
  const out = new Writer(value.length + 16);
  for (const byte of value) {
    if (isUnreserved(byte)) out.push(byte);
    else if (byte === 0x20) out.push(...space);
    else out.push(0x25, byteAt(HEX_UPPER, byte >> 4), byteAt(HEX_UPPER, byte & 15));
  }
  return out.done();
}

/** Standard base64 with padding. */
export function base64Bytes(value: Buffer): Buffer {
  const out = wipeable(Math.ceil(value.length / 3) * 4).fill(0x3d);
  for (let from = 0, to = 0; from < value.length; from += 3, to += 4) {
    const left = value.length - from;
    const bits =
      (byteAt(value, from) << 16) |
      ((left > 1 ? byteAt(value, from + 1) : 0) << 8) |
      (left > 2 ? byteAt(value, from + 2) : 0);
    out[to] = byteAt(BASE64, bits >> 18);
    out[to + 1] = byteAt(BASE64, (bits >> 12) & 63);
    if (left > 1) out[to + 2] = byteAt(BASE64, (bits >> 6) & 63);
    if (left > 2) out[to + 3] = byteAt(BASE64, bits & 63);
  }
  return out;
}

/** Not `Buffer.alloc`: V8 keeps short ones on its heap, and leaves copies where it moved them from. */
function wipeable(length: number): Buffer {
  return Buffer.allocUnsafe(length);
}

function isUnreserved(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x41 && byte <= 0x5a) ||
    (byte >= 0x61 && byte <= 0x7a) ||
    byte === 0x2a ||
    byte === 0x2d ||
    byte === 0x2e ||
    byte === 0x5f
  );
}

function byteAt(bytes: Buffer, index: number): number {
  return bytes[index] ?? 0;
}

/** A buffer that grows and wipes what it grew out of. */
class Writer {
  #bytes: Buffer;
  #length = 0;
  constructor(size: number) {
    this.#bytes = wipeable(size);
  }
  push(...bytes: readonly number[]): void {
    if (this.#length + bytes.length > this.#bytes.length) {
      const larger = wipeable(this.#bytes.length * 2 + bytes.length);
      this.#bytes.copy(larger);
      this.#bytes.fill(0);
      this.#bytes = larger;
    }
    for (const byte of bytes) {
      this.#bytes[this.#length] = byte;
      this.#length += 1;
    }
  }
  done(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}
