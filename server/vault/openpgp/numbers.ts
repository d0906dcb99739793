/** A number as OpenPGP writes it (RFC 9580, 3.2): its bits in two bytes, then itself without zeros at its beginning. */
export function multiprecision(number: Buffer): Buffer {
  const from = number.findIndex((byte) => byte !== 0);
  const own = number.subarray(Math.max(from, 0));
  const bits = own.length * 8 - (Math.clz32(own[0] ?? 0) - 24);
  return Buffer.concat([uint16(bits), own]);
}

export function uint16(value: number): Buffer {
  return Buffer.of(value >> 8, value & 0xff);
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Bytes of a packet's body, read from the front. Whatever is not there reads as a fault of the caller's. */
export class FieldReader {
  readonly #bytes: Buffer;
  readonly #endsEarly: () => Error;
  #at = 0;

  constructor(bytes: Buffer, endsEarly: () => Error) {
    this.#bytes = bytes;
    this.#endsEarly = endsEarly;
  }

  /** How many were read. */
  get position(): number {
    return this.#at;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  bytes(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw this.#endsEarly();
    const taken = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return taken;
  }

  byte(): number {
    return this.bytes(1)[0] ?? 0;
  }

  uint16(): number {
    return this.bytes(2).readUInt16BE();
  }

  multiprecision(): Buffer {
    return this.bytes(Math.ceil(this.uint16() / 8));
  }
}
