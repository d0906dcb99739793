import { Secret, type SecretSource, sourceOf } from '../../domain/secret.ts';

/**
 * Values between the API and the vault: JSON, in which a `Secret` and a bigint are strings that begin with a
 * control character. A text of a caller's that begins with it too is marked, so no caller can write a
 * `Secret` into a request.
 */
const MARK = '\u0001';

export function encode(value: unknown): string {
  return JSON.stringify(value, function (this: unknown, key, shown: unknown) {
    // `shown` is what toJSON gave; the value itself stands in its holder.
    const raw =
      typeof this === 'object' && this !== null ? (this as Readonly<Record<string, unknown>>)[key] : shown;
    if (raw instanceof Secret) return `${MARK}s${JSON.stringify([raw.label, sourceOf(raw)])}`;
    if (typeof raw === 'bigint') return `${MARK}b${raw}`;
    return typeof raw === 'string' && raw.startsWith(MARK) ? `${MARK}t${raw}` : shown;
  });
}

export function decode(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith(MARK)) return value;
    const rest = value.slice(2);
    switch (value[1]) {
      case 't':
        return rest;
      case 'b':
        return BigInt(rest);
      case 's': {
        const [label, source] = JSON.parse(rest) as [string, SecretSource]; // `encode` wrote it.
        return new Secret(label, source);
      }
      default:
        throw new Error('BUG: an unknown mark between API and vault');
    }
  });
}

/**
 * A message: length of its JSON (4 bytes), JSON, raw bytes. Card numbers travel among the raw bytes, never in
 * the JSON.
 */
export function frame(value: unknown): Buffer {
  const json = Buffer.from(encode(value));
  const whole = Buffer.allocUnsafeSlow(4 + json.length);
  whole.writeUInt32BE(json.length);
  json.copy(whole, 4);
  return whole;
}
