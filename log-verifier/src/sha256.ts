// SHA-256 (FIPS 180-4), in itself: a million entries are hashed faster than `crypto.subtle` could be asked for each.
const PRIMES = Array.from({ length: 400 }, (_, index) => index + 2).filter((number) =>
  Array.from({ length: Math.floor(Math.sqrt(number)) - 1 }, (_, index) => index + 2).every(
    (divisor) => number % divisor !== 0,
  ),
);
const fraction = (root: number): number => (root - Math.floor(root)) * 2 ** 32;
const ROUNDS = Uint32Array.from(PRIMES.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const WORDS = new Int32Array(64);

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);

  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) mix(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setInt32(4 * index, word);
  return new Uint8Array(digest.buffer);
}

function mix(state: Int32Array, block: DataView, at: number): void {
  const word = (index: number): number => WORDS[index] ?? 0;
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) {
      WORDS[index] = block.getInt32(at + 4 * index);
      continue;
    }
    const [early, late] = [word(index - 15), word(index - 2)];
    const small = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const large = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    WORDS[index] = word(index - 16) + small + word(index - 7) + large;
  }

  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[index] ?? 0) + word(index)) | 0;
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries())
    state[index] = ((state[index] ?? 0) + value) | 0;
}
