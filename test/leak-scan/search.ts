import { ENCODINGS } from './encodings.ts';

/** A byte string to look for, and what it would be. */
type Needle = Readonly<{ bytes: Buffer; secret: string; encoding: string }>;
export type Hit = Readonly<{ secret: string; encoding: string }>;

/** Shorter byte strings turn up by chance. */
const NEEDLE_BYTES_MIN = 8;
/**
 * Below this a secret (a security code, a PIN, a short account number) is only looked for as the value of a
 * member that names it.
 */
const SECRET_LENGTH_MIN = 12;
const NAMES = ['security_code', 'cvv', 'cvc', 'pin', 'number', 'account_number'];

/** Looks for many secrets in every encoding, in one pass over the bytes. */
export class Search {
  /** By the first two bytes, then by the first four. */
  readonly #begins = new Uint8Array(65_536);
  readonly #needles = new Map<number, Needle[]>();

  constructor(secrets: Iterable<string>) {
    for (const secret of new Set(secrets)) {
      if (secret.length < SECRET_LENGTH_MIN)
        for (const bytes of named(secret)) this.#add({ bytes, secret, encoding: 'beside its name' });
      else
        for (const [encoding, encode] of Object.entries(ENCODINGS))
          for (const bytes of encode(secret)) this.#add({ bytes, secret, encoding });
    }
  }

  in(haystack: Buffer): readonly Hit[] {
    const hits = new Map<string, Hit>();
    const last = haystack.length - NEEDLE_BYTES_MIN;
    for (let index = 0; index <= last; index += 1) {
      if (this.#begins[((haystack[index] ?? 0) << 8) | (haystack[index + 1] ?? 0)] === 0) continue;
      const candidates = this.#needles.get(haystack.readInt32LE(index));
      if (candidates === undefined) continue;
      for (const { bytes, secret, encoding } of candidates) {
        if (
          haystack.length - index >= bytes.length &&
          haystack.compare(bytes, 0, bytes.length, index, index + bytes.length) === 0
        )
          hits.set(`${secret} ${encoding}`, { secret, encoding });
      }
    }
    return [...hits.values()];
  }

  #add(needle: Needle): void {
    if (needle.bytes.length < NEEDLE_BYTES_MIN) return;
    this.#begins[needle.bytes.readUInt16BE(0)] = 1;
    const key = needle.bytes.readInt32LE(0);
    this.#needles.set(key, [...(this.#needles.get(key) ?? []), needle]);
  }
}

function named(secret: string): readonly Buffer[] {
  return NAMES.flatMap((name) =>
    [`"${name}":"${secret}"`, `"${name}": "${secret}"`, `\\"${name}\\":\\"${secret}\\"`].map((text) =>
      Buffer.from(text),
    ),
  );
}
