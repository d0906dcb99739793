import { ByteReader } from './byte-reader.ts';

/** Why a file is not read. The sentence ends a longer one that names the file, and tells nothing of the content. */
export class NotOpenPgp extends Error {}

/** Types of packets that messages have (RFC 9580, 5; 20 is GnuPG's own). */
export const TAGS = {
  sessionKeyForPublicKey: 1,
  signature: 2,
  sessionKeyForPassword: 3,
  onePassSignature: 4,
  compressed: 8,
  unprotectedData: 9,
  marker: 10,
  literal: 11,
  protectedData: 18,
  ocbData: 20,
  padding: 21,
} as const;

/** `body` has to be read to its end before the next packet is. */
export type Packet = Readonly<{ tag: number; body: AsyncIterable<Buffer> }>;

/** How long what follows is: a number of bytes, a part of which another length follows, or all there is. */
type Length = Readonly<{ bytes: number; isPartial: boolean }>;

/** Packets of old and new form, of any size, one after the other. */
export class PacketReader {
  readonly #bytes: ByteReader;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#bytes = new ByteReader(chunks);
  }

  async *packets(): AsyncGenerator<Packet> {
    for (let first = await this.#bytes.exactly(1); first !== null; first = await this.#bytes.exactly(1)) {
      const [header = 0] = first;
      if ((header & 0x80) === 0) throw new NotOpenPgp('it is no OpenPGP message');
      const isNew = (header & 0x40) !== 0;
      const tag = isNew ? header & 0x3f : (header >> 2) & 0x0f;
      const length = isNew ? await this.#newLength() : await this.#oldLength(header & 0x03);
      if (length.isPartial && !STREAMED.has(tag))
        throw new NotOpenPgp(`a packet of type ${tag} comes in parts`);
      yield { tag, body: this.#body(length) };
    }
  }

  async *#body(length: Length): AsyncGenerator<Buffer> {
    for (let part = length; ; part = await this.#newLength()) {
      let left = part.bytes;
      while (left > 0) {
        const piece = await this.#bytes.upTo(left);
        if (piece === null && part.bytes === Infinity) return;
        if (piece === null) throw endsEarly();
        left -= piece.length;
        yield piece;
      }
      if (!part.isPartial) return;
    }
  }

  /** RFC 9580, 4.2.1. */
  async #newLength(): Promise<Length> {
    const [first = 0] = await this.#need(1);
    if (first < 192) return { bytes: first, isPartial: false };
    if (first === 255) return { bytes: (await this.#need(4)).readUInt32BE(), isPartial: false };
    if (first >= 224) return { bytes: 2 ** (first & 0x1f), isPartial: true };
    const [second = 0] = await this.#need(1);
    return { bytes: (first - 192) * 256 + second + 192, isPartial: false };
  }

  /** RFC 9580, 4.2.2: 1, 2 or 4 bytes, or everything up to the end. */
  async #oldLength(form: number): Promise<Length> {
    if (form === 3) return { bytes: Infinity, isPartial: false };
    const size = 2 ** form;
    return { bytes: (await this.#need(size)).readUIntBE(0, size), isPartial: false };
  }

  async #need(length: number): Promise<Buffer> {
    const bytes = await this.#bytes.exactly(length);
    if (bytes === null) throw endsEarly();
    return bytes;
  }
}

/** Others are short, and whole. */
const STREAMED: ReadonlySet<number> = new Set([
  TAGS.compressed,
  TAGS.unprotectedData,
  TAGS.literal,
  TAGS.protectedData,
  TAGS.ocbData,
]);

/** Reads a packet that is not looked at. One that is longer than packets of its type are is none. */
export async function drain({ tag, body }: Packet): Promise<void> {
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > DRAINED_BYTES_MAX) throw new NotOpenPgp(`a packet of type ${tag} is too long`);
  }
}

const DRAINED_BYTES_MAX = 1024 * 1024;
const PIECE_BYTES = 64 * 1024;

/** The beginning of a body by number, then the rest of it as it comes. */
export function wholeBody({ body }: Packet): Readonly<{
  take(length: number): Promise<Buffer>;
  some(): Promise<Buffer | null>;
}> {
  const reader = new ByteReader(body);
  return {
    take: async (length) => {
      const bytes = await reader.exactly(length);
      if (bytes === null) throw endsEarly();
      return bytes;
    },
    some: () => reader.upTo(PIECE_BYTES),
  };
}

function endsEarly(): NotOpenPgp {
  return new NotOpenPgp('it ends too early');
}
