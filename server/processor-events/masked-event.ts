import { maskCardNumbers } from '../domain/card-numbers/card-numbers.ts';

/**
 * Headers and body of a processor event as they may be kept and shown: values of headers that authenticate
 * are masked, and so is anything in either that looks like a card number. `secrets`: values that the
 * connector read as secret out of the body.
 */
export function maskedEvent(
  headers: readonly (readonly [string, string])[],
  body: Buffer,
  secrets: readonly string[],
): Readonly<{ headers: Readonly<Record<string, string>>; body: string }> {
  const shown: Record<string, string> = {};
  for (const [name, value] of headers) {
    const masked = SECRET_HEADER.test(name) ? '«masked»' : maskText(value, secrets);
    shown[name] = Object.hasOwn(shown, name) ? `${shown[name]}, ${masked}` : masked;
  }
  return { headers: shown, body: maskText(body.toString('utf8'), secrets) };
}

const SECRET_HEADER = /authorization|cookie|signature|secret|token|password|api-?key|credential/i;

function maskText(text: string, secrets: readonly string[]): string {
  let masked = text.replaceAll('\u0000', '\ufffd'); // PostgreSQL takes no NUL in text.
  for (const secret of secrets) if (secret !== '') masked = masked.replaceAll(secret, '«masked»');
  return maskCardNumbers(masked);
}
