/** PostgreSQL's protocol, as far as the proxy reads it. */

/** Cuts what arrives into messages: a type byte, a length that counts itself, a payload. */
export class Messages {
  #unread: Buffer = Buffer.alloc(0);
  #typeBytes: 0 | 1;

  /** The first message of a client has no type. */
  constructor(of: 'client' | 'server') {
    this.#typeBytes = of === 'client' ? 0 : 1;
  }

  *in(chunk: Buffer): Generator<Buffer> {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk]);
    while (this.#unread.length >= this.#typeBytes + 4) {
      const length = this.#typeBytes + this.#unread.readUInt32BE(this.#typeBytes);
      if (this.#unread.length < length) return;
      const message = this.#unread.subarray(0, length);
      this.#unread = this.#unread.subarray(length);
      this.#typeBytes = 1;
      yield message;
    }
  }
}

export function typeOf(message: Buffer): string {
  return String.fromCharCode(message[0] ?? 0);
}

export function textAt(message: Buffer, start: number): string {
  const end = message.indexOf(0, start);
  return message.subarray(start, end === -1 ? message.length : end).toString();
}

/** The name that a Parse gives its statement. */
export function nameIn(parse: Buffer): string {
  return textAt(parse, 5);
}

export function message(type: string, body: string): Buffer {
  const payload = Buffer.from(body);
  const header = Buffer.alloc(5);
  header.write(type);
  header.writeUInt32BE(payload.length + 4, 1);
  return Buffer.concat([header, payload]);
}
