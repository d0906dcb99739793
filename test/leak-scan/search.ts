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

/** What is compared at once: a word of four bytes. */
const WORD = 4;
/** So much of the end of a byte string is looked through for its words: the beginning may be the name of a member. */
const TELLING_BYTES = 24;
/** Two to this power are the bits of the filter: few words of what a run writes pass it by chance. */
const FILTER_BITS = 24;

/**
 * Looks for many secrets in every encoding, in one pass that reads whole words: wherever a byte string stands, one
 * of any four words of it that follow each other by a byte begins where the pass reads one.
 */
export class Search {
  readonly #filter = new Uint8Array(2 ** (FILTER_BITS - 3));
  /** By a word of theirs, with where in them it stands. */
  readonly #needles = new Map<number, (Needle & Readonly<{ offset: number }>)[]>();

  constructor(secrets: Iterable<string>) {
    for (const secret of new Set(secrets)) {
      if (secret.length < SECRET_LENGTH_MIN)
        for (const bytes of namedSecrets(secret)) this.#add({ bytes, secret, encoding: 'beside its name' });
      else
        for (const [encoding, encode] of Object.entries(ENCODINGS))
          for (const bytes of encode(secret)) this.#add({ bytes, secret, encoding });
    }
  }

  in(haystack: Buffer): readonly Hit[] {
    const hits = new Map<string, Hit>();
    const aligned =
      haystack.byteOffset % WORD === 0 ? haystack : Buffer.from(new Uint8Array(haystack).buffer);
    const words = new Int32Array(aligned.buffer, aligned.byteOffset, Math.floor(aligned.length / WORD));
    const filter = this.#filter;
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index] ?? 0;
      if (word === 0) continue;
      const bit = Math.imul(word, 0x9e3779b1) >>> (32 - FILTER_BITS);
      if (((filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) continue;
      for (const { bytes, secret, encoding, offset } of this.#needles.get(word) ?? [])
        if (standsAt(aligned, index * WORD - offset, bytes))
          hits.set(`${secret} ${encoding}`, { secret, encoding });
    }
    return [...hits.values()];
  }

  #add(needle: Needle): void {
    if (needle.bytes.length < NEEDLE_BYTES_MIN) return;
    const first = tellingPlace(needle.bytes);
    for (let offset = first; offset < first + WORD; offset += 1) {
      const word = needle.bytes.readInt32LE(offset);
      if (word === 0) throw new Error('BUG: zeros are passed over');
      const bit = Math.imul(word, 0x9e3779b1) >>> (32 - FILTER_BITS);
      this.#filter[bit >>> 3] = (this.#filter[bit >>> 3] ?? 0) | (1 << (bit & 7));
      this.#needles.set(word, [...(this.#needles.get(word) ?? []), { ...needle, offset }]);
    }
  }
}

/** Where the four words begin that tell most: names of members and rows of one digit stand in many a file. */
function tellingPlace(bytes: Buffer): number {
  const span = 2 * WORD - 1;
  let [best, different] = [0, 0];
  for (let start = Math.max(0, bytes.length - TELLING_BYTES); start + span <= bytes.length; start += 1) {
    const count = new Set(bytes.subarray(start, start + span)).size;
    if (count >= different) [best, different] = [start, count];
  }
  return best;
}

function standsAt(haystack: Uint8Array, start: number, bytes: Uint8Array): boolean {
  if (start < 0 || start + bytes.length > haystack.length) return false;
  for (let index = 0; index < bytes.length; index += 1)
    if (haystack[start + index] !== bytes[index]) return false;
  return true;
}

function namedSecrets(secret: string): readonly Buffer[] {
  return NAMES.flatMap((name) =>
    [`"${name}":"${secret}"`, `"${name}": "${secret}"`, `\\"${name}\\":\\"${secret}\\"`].map((text) =>
      Buffer.from(text),
    ),
  );
}
