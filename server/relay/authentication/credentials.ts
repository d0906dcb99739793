import { type Field, CannotApply } from './method.ts';

/**
 * The stored values of one method, as its code reads them: exactly as given, never trimmed. Problems name the
 * field, never its content.
 */
export class Credentials {
  readonly #values: ReadonlyMap<string, Buffer>;
  readonly #fields: Readonly<Record<string, Field>>;

  constructor(fields: Readonly<Record<string, Field>>, values: ReadonlyMap<string, Buffer>) {
    this.#fields = fields;
    this.#values = values;
  }

  /** Bytes of a field that must be there. The buffer is the store's: do not keep it. */
  bytes(key: string): Buffer {
    const value = this.optionalBytes(key);
    if (value === null) throw new CannotApply(`its field ${key} is missing`);
    return value;
  }

  /** An empty value is an absent one: that is how a field is unset over the API. */
  optionalBytes(key: string): Buffer | null {
    const field = this.#field(key);
    const value = this.#values.get(key);
    if (value !== undefined && value.length > 0) return value;
    return field.default === undefined || field.default === '' ? null : Buffer.from(field.default);
  }

  text(key: string): string {
    return utf8(key, this.bytes(key));
  }

  optionalText(key: string): string | null {
    const value = this.optionalBytes(key);
    return value === null ? null : utf8(key, value);
  }

  /** Text that goes into a header as it is. */
  headerText(key: string): string {
    return headerSafe(key, this.text(key));
  }

  optionalHeaderText(key: string): string | null {
    const value = this.optionalText(key);
    return value === null ? null : headerSafe(key, value);
  }

  /** One of the field's choices. */
  choice<const Choice extends string>(key: string, choices: readonly Choice[]): Choice {
    const value = this.text(key);
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw new CannotApply(`its field ${key} must be one of ${choices.join(', ')}`);
    return found;
  }

  integer(key: string, least: number, most: number): number {
    const value = this.text(key);
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (!(number >= least && number <= most))
      throw new CannotApply(`its field ${key} must be a whole number from ${least} to ${most}`);
    return number;
  }

  optionalInteger(key: string, least: number, most: number): number | null {
    return this.optionalBytes(key) === null ? null : this.integer(key, least, most);
  }

  /** Binary material in a text encoding. The result is the caller's to wipe. */
  decoded(key: string, encoding: KeyEncoding): Buffer {
    return decode(key, this.bytes(key), encoding);
  }

  #field(key: string): Field {
    const field = this.#fields[key];
    if (field === undefined) throw new Error(`BUG: no field ${key} is declared`);
    return field;
  }
}

export const KEY_ENCODINGS = ['text', 'base64', 'base64url', 'hex'] as const;
type KeyEncoding = (typeof KEY_ENCODINGS)[number];

function decode(key: string, value: Buffer, encoding: KeyEncoding): Buffer {
  switch (encoding) {
    case 'text':
      return Buffer.from(value);
    case 'base64':
    case 'base64url':
    case 'hex': {
      const text = value.toString('latin1');
      if (!ENCODED[encoding].test(text)) throw new CannotApply(`its field ${key} is not ${encoding}`);
      const bytes = Buffer.from(text, encoding);
      if (bytes.length === 0) throw new CannotApply(`its field ${key} is empty`);
      return bytes;
    }
    default:
      return encoding satisfies never;
  }
}

const ENCODED = {
  base64: /^[A-Za-z0-9+/]+={0,2}$/,
  base64url: /^[A-Za-z0-9_-]+$/,
  hex: /^(?:[0-9a-fA-F]{2})+$/,
} as const;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function utf8(key: string, value: Buffer): string {
  try {
    return decoder.decode(value);
  } catch {
    throw new CannotApply(`its field ${key} is not UTF-8 text`);
  }
}

/**
 * Visible ASCII, space and tab: everything else could end the header or be read differently by the other
 * side.
 */
export const HEADER_TEXT = /^[\t\x20-\x7e]*$/;

function headerSafe(key: string, value: string): string {
  if (!HEADER_TEXT.test(value))
    throw new CannotApply(`its field ${key} holds a character that a header cannot carry`);
  return value;
}
