/** Bytes that arrive in chunks of any size, read by number or as they come. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Exactly as many; null where they end before. For few bytes: what a header has. */
  async exactly(length: number): Promise<Buffer | null> {
    while (this.#rest.length < length) {
      const more = await this.#next();
      if (more === null) return null;
      this.#rest = this.#rest.length === 0 ? more : Buffer.concat([this.#rest, more]);
    }
    const taken = Buffer.from(this.#rest.subarray(0, length));
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  /** What there is, up to as many; null at the end. */
  async upTo(length: number): Promise<Buffer | null> {
    if (this.#rest.length === 0) {
      const more = await this.#next();
      if (more === null) return null;
      this.#rest = more;
    }
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(taken.length);
    return taken;
  }

  async #next(): Promise<Buffer | null> {
    for (;;) {
      const { done, value } = await this.#chunks.next();
      if (done === true) return null;
      if (value.length > 0) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  }
}
