/**
 * RC2 decryption in CBC mode (RFC 2268), for one reason: PKCS#12 files written by older tools seal their
 * certificates with 40-bit RC2, and the OpenSSL inside Node no longer offers it. Nothing is ever encrypted
 * with it here.
 */
export function decryptRc2Cbc(key: Buffer, effectiveBits: number, iv: Buffer, sealed: Buffer): Buffer {
  if (sealed.length === 0 || sealed.length % 8 !== 0 || iv.length !== 8)
    throw new Error('RC2 needs whole blocks');

  const words = expandKey(key, effectiveBits);
  const opened = Buffer.alloc(sealed.length);
  let previous = iv;
  for (let at = 0; at < sealed.length; at += 8) {
    const block = sealed.subarray(at, at + 8);
    const clear = decryptBlock(words, block);
    for (let index = 0; index < 8; index += 1)
      opened[at + index] = (clear[index] ?? 0) ^ (previous[index] ?? 0);
    previous = block;
  }
  return opened;
}

/** RFC 2268 section 3: one block, no chaining. */
export function decryptBlock(words: Uint16Array, block: Buffer): Buffer {
  const state = new Uint16Array([
    block.readUInt16LE(0),
    block.readUInt16LE(2),
    block.readUInt16LE(4),
    block.readUInt16LE(6),
  ]);
  let next = 63;
  const mixBack = (): void => {
    for (let index = 3; index >= 0; index -= 1) {
      const shift = [1, 2, 3, 5][index] ?? 0;
      const value = numberAt(state, index);
      const turned = ((value >>> shift) | (value << (16 - shift))) & 0xffff;
      state[index] =
        turned -
        numberAt(words, next) -
        (numberAt(state, (index + 3) % 4) & numberAt(state, (index + 2) % 4)) -
        (~numberAt(state, (index + 3) % 4) & numberAt(state, (index + 1) % 4));
      next -= 1;
    }
  };
  const mashBack = (): void => {
    for (let index = 3; index >= 0; index -= 1)
      state[index] = numberAt(state, index) - numberAt(words, numberAt(state, (index + 3) % 4) & 63);
  };

  for (let round = 0; round < 16; round += 1) {
    mixBack();
    if (round === 4 || round === 10) mashBack();
  }
  const clear = Buffer.alloc(8);
  for (let index = 0; index < 4; index += 1) clear.writeUInt16LE(numberAt(state, index), index * 2);
  return clear;
}

/** RFC 2268 section 2. */
export function expandKey(key: Buffer, effectiveBits: number): Uint16Array {
  const bytes = new Uint8Array(128);
  bytes.set(key.subarray(0, 128));
  const length = Math.min(key.length, 128);
  for (let index = length; index < 128; index += 1)
    bytes[index] = numberAt(PI, (numberAt(bytes, index - 1) + numberAt(bytes, index - length)) & 0xff);
  const effectiveBytes = Math.ceil(effectiveBits / 8);
  const mask = 0xff >> (8 * effectiveBytes - effectiveBits);

  bytes[128 - effectiveBytes] = numberAt(PI, numberAt(bytes, 128 - effectiveBytes) & mask);
  for (let index = 127 - effectiveBytes; index >= 0; index -= 1)
    bytes[index] = numberAt(PI, numberAt(bytes, index + 1) ^ numberAt(bytes, index + effectiveBytes));
  return Uint16Array.from(
    { length: 64 },
    (_, index) => numberAt(bytes, 2 * index) | (numberAt(bytes, 2 * index + 1) << 8),
  );
}

function numberAt(array: Uint8Array | Uint16Array, index: number): number {
  return array[index] ?? 0;
}

/** The permutation of RFC 2268, made of the digits of pi. */
const PI = Buffer.from(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2' +
    '179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82' +
    '54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626' +
    '6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7' +
    '08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ec' +
    'c2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a9' +
    '0d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad',
  'hex',
);
