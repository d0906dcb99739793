import { base64Bytes, formBytes, jsonStringBytes } from './encode.ts';

/** Shorter secrets (security codes, PINs) would match by chance and tear holes into honest answers. */
const MASKED_BYTES_MIN = 8;

type MaskedValue = Readonly<{ label: string; value: Buffer }>;

/** What masks an answer. Its own copies of the secrets are wiped with `wipe`, once no answer is masked any more. */
export type Masking = Readonly<{ mask(answer: Buffer): Buffer; wipe(): void }>;

/**
 * Replaces every opened secret that the other side echoed by `«label»`: as sent, JSON-escaped,
 * percent-encoded, in base64, and, for numbers of 12 digits and more, with single spaces, dots or dashes
 * between the digits.
 */
export function masking(opened: readonly MaskedValue[]): Masking {
  const copies: Buffer[] = [];
  const sought = opened
    .filter(({ value }) => value.length >= MASKED_BYTES_MIN)
    .map(({ label, value }) => ({
      value,
      shown: Buffer.from(`«${label}»`),
      forms: formsOf(value, copies),
      isNumber: value.length >= 12 && isDigits(value),
    }));

  const mask = (answer: Buffer): Buffer => {
    let result = answer;
    if (answer.length < MASKED_BYTES_MIN) return result;
    for (const { value, shown, forms, isNumber } of sought) {
      for (const form of forms) result = maskedFurther(answer, result, replaceAll(result, form, shown));
      if (isNumber) result = maskedFurther(answer, result, groupedReplaced(result, value, shown));
    }
    return result;
  };
  const wipe = (): void => {
    for (const copy of copies) copy.fill(0);
  };
  return { mask, wipe };
}

/** What was masked in part only is nobody's; the answer itself is the caller's. */
function maskedFurther(answer: Buffer, before: Buffer, after: Buffer): Buffer {
  if (before !== answer && before !== after) before.fill(0);
  return after;
}

/** The value itself, and what it looks like elsewhere: `copies` gets whatever else holds it. */
function formsOf(value: Buffer, copies: Buffer[]): readonly Buffer[] {
  const written = [jsonStringBytes(value), formBytes(value)];
  copies.push(...written);
  return [value, ...written.filter((form) => !form.equals(value)), ...base64Forms(value, copies)];
}

function replaceAll(bytes: Buffer, needle: Buffer, shown: Buffer): Buffer {
  let found = bytes.length < needle.length ? -1 : bytes.indexOf(needle);
  if (found < 0) return bytes;
  const parts: Buffer[] = [];
  let from = 0;
  while (found >= 0) {
    parts.push(bytes.subarray(from, found), shown);
    from = found + needle.length;
    found = bytes.indexOf(needle, from);
  }
  parts.push(bytes.subarray(from));
  return Buffer.concat(parts);
}

/** `4111 1111-1111.1111`: digits of the number in order, with at most one separator between two of them. */
function groupedReplaced(bytes: Buffer, digits: Buffer, shown: Buffer): Buffer {
  if (bytes.length < digits.length) return bytes;
  const parts: Buffer[] = [];
  let from = 0;
  for (let start = bytes.indexOf(digits[0] ?? 0); start >= 0;) {
    const end = groupedEnd(bytes, start, digits);
    if (end > 0) {
      parts.push(bytes.subarray(from, start), shown);
      from = end;
    }
    start = bytes.indexOf(digits[0] ?? 0, end > 0 ? end : start + 1);
  }
  if (from === 0) return bytes;

  parts.push(bytes.subarray(from));
  return Buffer.concat(parts);
}

function groupedEnd(bytes: Buffer, start: number, digits: Buffer): number {
  let position = start;
  for (let index = 0; index < digits.length; index += 1) {
    if (index > 0 && isSeparator(bytes[position])) position += 1;
    if (bytes[position] !== digits[index]) return -1;
    position += 1;
  }
  return position;
}

/**
 * A secret inside a longer base64 text stands at one of three alignments; what of it does not depend on its
 * neighbours is looked for.
 */
function base64Forms(value: Buffer, copies: Buffer[]): Buffer[] {
  const whole = base64Bytes(value);
  copies.push(whole);
  const forms = [whole];
  for (const offset of [0, 1, 2]) {
    const padded = offset === 0 ? whole : base64Padded(offset, value, copies);
    const core = padded.subarray(offset === 0 ? 0 : 4, Math.floor((value.length + offset) / 3) * 4);
    if (core.length >= 12) forms.push(core);
  }
  return forms;
}

function base64Padded(offset: number, value: Buffer, copies: Buffer[]): Buffer {
  const padded = Buffer.concat([Buffer.alloc(offset), value]);
  const written = base64Bytes(padded);
  copies.push(padded, written);
  return written;
}

function isDigits(value: Buffer): boolean {
  return value.every((byte) => byte >= 0x30 && byte <= 0x39);
}

function isSeparator(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x2d || byte === 0x2e;
}
