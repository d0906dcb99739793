/** The forms in which a secret could have leaked. Each gives the byte strings to look for. */
export const ENCODINGS: Readonly<Record<string, (secret: string) => readonly Buffer[]>> = {
  'UTF-8': (secret) => [Buffer.from(secret)],
  'UTF-16, little endian': (secret) => [Buffer.from(secret, 'utf16le')],
  'UTF-16, big endian': (secret) => [Buffer.from(secret, 'utf16le').swap16()],
  hexadecimal: (secret) => [
    text(Buffer.from(secret).toString('hex')),
    text(Buffer.from(secret).toString('hex').toUpperCase()),
  ],
  base64: (secret) => [0, 1, 2].map((before) => text(base64Inside(secret, before))),
  'base64 of base64': (secret) =>
    [0, 1, 2].flatMap((before) =>
      [0, 1, 2].map((outer) => text(base64Inside(base64Inside(secret, before), outer))),
    ),
  'percent-encoded': (secret) => [
    text(encodeEach(secret, (char) => `%${hex(char, 2)}`)),
    text(encodeEach(secret, (char) => `%${hex(char, 2).toUpperCase()}`)),
  ],
  'JSON escapes': (secret) => [
    text(encodeEach(secret, (char) => `\\u${hex(char, 4)}`)),
    text(encodeEach(secret, (char) => `\\u${hex(char, 4).toUpperCase()}`)),
  ],
  'HTML entities': (secret) => [
    text(encodeEach(secret, (char) => `&#${char.charCodeAt(0)};`)),
    text(encodeEach(secret, (char) => `&#x${hex(char, 2)};`)),
  ],
  'groups of four': (secret) =>
    [' ', '-', '.', '\u00a0'].map((separator) =>
      Buffer.from((secret.match(/.{1,4}/g) ?? []).join(separator)),
    ),
  reversed: (secret) =>
    isDense(secret) || !/^\d+$/.test(secret) ? [text([...secret].reverse().join(''))] : [],
  'binary-coded decimal': (secret) =>
    isDense(secret)
      ? [
          Buffer.from(secret.length % 2 === 0 ? secret : `0${secret}`, 'hex'),
          Buffer.from(secret.length % 2 === 0 ? secret : `${secret}f`, 'hex'),
        ]
      : [],
};

/** Digits without the long runs of zeros that any binary file, and any padded number, is full of. */
function isDense(secret: string): boolean {
  return /^\d+$/.test(secret) && !secret.includes('00000');
}

/**
 * What base64 looks like in the middle of a longer value, when `before` bytes of a group stand in front: the
 * characters that depend on nothing else.
 */
function base64Inside(secret: string, before: number): string {
  const bytes = Buffer.from(secret);
  const whole = Buffer.concat([Buffer.alloc(before), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const firstSure = Math.ceil((before * 8) / 6);
  const lastSure = Math.floor(((before + bytes.length) * 8) / 6);
  return whole.slice(firstSure, lastSure);
}

function encodeEach(secret: string, encode: (char: string) => string): string {
  return [...secret].map(encode).join('');
}

function hex(char: string, digits: number): string {
  return char.charCodeAt(0).toString(16).padStart(digits, '0');
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
